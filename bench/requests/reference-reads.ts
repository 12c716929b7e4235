/** The references: name, Worker and path of each. */
export const referenceReads = (promptId: string) => [
  { page: "ref:worker", worker: "ref-worker", url: "/" },
  { page: "ref:hono-one", worker: "ref-hono", url: `/one/${promptId}` },
  { page: "ref:hono", worker: "ref-hono", url: "/list" },
  { page: "ref:react-router", worker: "ref-react-router", url: "/" },
];
