/** As little as a Worker can do. */
export default { fetch: () => new Response("Prompt Town") } satisfies ExportedHandler;
