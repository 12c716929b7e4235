import type { RequestListener } from "node:http";

const list = "/asked";

/** The same server with its request log at `GET /asked`. */
export function recordAsked(listener: RequestListener): RequestListener {
  const asked: string[] = [];
  return (request, response) => {
    if (request.url === list) return void response.end(JSON.stringify(asked));
    asked.push(`${request.method} ${request.url}`);
    return listener(request, response);
  };
}

/** The request log of a test server, in order: `GET /jwks`. */
export const askedOf = async (port: number): Promise<string[]> =>
  (await fetch(`http://127.0.0.1:${port}${list}`)).json();
