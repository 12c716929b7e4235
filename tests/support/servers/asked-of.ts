import type { RequestListener } from "node:http";

const list = "/asked";

/** The same server, which in addition tells at `GET /asked` what it was asked for. */
export function recordAsked(answer: RequestListener): RequestListener {
  const asked: string[] = [];
  return (request, response) => {
    if (request.url === list) return void response.end(JSON.stringify(asked));
    asked.push(`${request.method} ${request.url}`);
    return answer(request, response);
  };
}

/** What a server of the tests was asked for by anybody, in order: `GET /jwks`. */
export const askedOf = async (port: number): Promise<string[]> =>
  (await fetch(`http://127.0.0.1:${port}${list}`)).json();
