interface ExampleRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Example {
  /** The name of the call. */
  name: string;
  /** The request with the placeholders in capitals filled in. */
  requestWith(values: Record<string, string>): ExampleRequest;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const plain = (html: string) => html.replace(/&([\w#]+);/g, (_, name: string) => entities[name]!);

/** The words of a command, split like a shell, with `$TOKEN` replaced. */
function shellWords(command: string, token: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  for (const [, single, double, bare] of command
    .replaceAll("\\\n", " ")
    .matchAll(/'([^']*)'|"([^"]*)"|(\\'|[^\s'"\\]+)|\s+/g)) {
    const part = single ?? double?.replaceAll("$TOKEN", token) ?? bare?.replace("\\'", "'");
    if (part === undefined) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? "") + part;
  }
  return word === null ? words : [...words, word];
}

function readCurl(command: string, token: string): ExampleRequest {
  const [program, ...words] = shellWords(command, token);
  if (program !== "curl") throw new Error(command);
  const request: ExampleRequest = { method: "GET", url: "", headers: {} };
  while (words.length > 0) {
    const word = words.shift()!;
    if (word === "-X") request.method = words.shift()!;
    else if (word === "-H") {
      const [name, ...value] = words.shift()!.split(": ");
      request.headers[name!] = value.join(": ");
    } else if (word === "-d") request.body = words.shift();
    else request.url = word;
  }
  return request;
}

/** Runs the code with a recording `fetch`. */
function readFetch(code: string, token: string): ExampleRequest {
  let noted: ExampleRequest | undefined;
  const note = (url: string, { method = "GET", headers = {}, body }: RequestInit = {}) => {
    noted = { method, url, headers: headers as Record<string, string>, body: body as string | undefined };
    return { json: () => undefined };
  };
  const run = new Function("fetch", "token", `return (async () => { ${code} })();`) as (
    fetch: typeof note,
    token: string,
  ) => void;
  run(note, token);
  return noted!;
}

const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/\b[A-Z]+_ID\b/g, (name) => values[name]!);

/** The examples of the API's reference page. */
export function readExamples(html: string, manner: "curl" | "fetch"): Example[] {
  const blocks = html.matchAll(
    new RegExp(
      `<section id="(\\w+)"(?:(?!<section ).)*?aria-label="[^"]*: ${manner}"[^>]*><code>([^<]*)</code>`,
      "gs",
    ),
  );
  return [...blocks].map(([, name, code]) => ({
    name: name!,
    requestWith: ({ TOKEN = "", ...values }) => {
      const text = fillIn(plain(code!), values);
      return manner === "curl" ? readCurl(text, TOKEN) : readFetch(text, TOKEN);
    },
  }));
}
