/** What an example shows of a call. */
export interface ExampleCall {
  method: string;
  /** With the words that its reader fills in: `https://host/api/prompts/PROMPT_ID`. */
  url: string;
  /** It needs a token. */
  authorized: boolean;
  /** Undefined: no body. */
  body?: unknown;
}

/** What a reader fills in for a parameter: `PROMPT_ID` for `promptId`. */
export const placeholder = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** For a POSIX shell: nothing in single quotes means anything but itself. */
const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A body as it stands within a call, a field a line. */
const indented = (body: unknown) => JSON.stringify(body, null, 2).replaceAll("\n", "\n  ");

/** A call for the command line. */
export function curlExample({ method, url, authorized, body }: ExampleCall): string {
  const parts = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${shellQuoted(url)}`,
    authorized && `-H "Authorization: Bearer $TOKEN"`,
    body !== undefined && `-H 'Content-Type: application/json'`,
    body !== undefined && `-d ${shellQuoted(indented(body))}`,
  ];
  return parts.filter(Boolean).join(" \\\n  ");
}

/** The same in JavaScript. */
export function fetchExample({ method, url, authorized, body }: ExampleCall): string {
  const headers = [
    authorized && "    Authorization: `Bearer ${token}`,",
    body !== undefined && `    "Content-Type": "application/json",`,
  ].filter(Boolean);
  const options = [
    method !== "GET" && `  method: "${method}",`,
    headers.length > 0 && ["  headers: {", ...headers, "  },"].join("\n"),
    body !== undefined && `  body: JSON.stringify(${indented(body)}),`,
  ].filter(Boolean);
  const address = JSON.stringify(url);
  const request = options.length > 0 ? `${address}, {\n${options.join("\n")}\n}` : address;
  return `const response = await fetch(${request});\nconst answer = await response.json();`;
}
