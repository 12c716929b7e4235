export interface ExampleCall {
  method: string;
  /** With placeholders for the reader: `https://host/api/prompts/PROMPT_ID`. */
  url: string;
  authorized: boolean;
  body?: unknown;
}

/** Placeholder of a parameter: `PROMPT_ID` for `promptId`. */
export const placeholder = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Quotes for a POSIX shell: single quotes make every character literal. */
const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A body within a call, one field per line. */
const indented = (body: unknown) => JSON.stringify(body, null, 2).replaceAll("\n", "\n  ");

/** A call as a curl command. */
export function curlExample({ method, url, authorized, body }: ExampleCall): string {
  const parts = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${shellQuoted(url)}`,
    authorized && `-H "Authorization: Bearer $TOKEN"`,
    body !== undefined && `-H 'Content-Type: application/json'`,
    body !== undefined && `-d ${shellQuoted(indented(body))}`,
  ];
  return parts.filter(Boolean).join(" \\\n  ");
}

/** A call in JavaScript. */
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
