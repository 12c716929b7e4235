import { Agent, request } from "node:http";

import { expect, test } from "../support/clients/clients";
import { visitor } from "../support/clients/visitor";

test(
  "a refusal reads the rest of the body, so that the connection stays usable",
  { tag: "@promise-13c" },
  async ({ baseURL }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 12 });
    const send = (method: string, path: string) =>
      new Promise<string>((resolve, reject) => {
        const headers = { ...visitor(), "Content-Type": "application/json" };
        const sent = request(`${baseURL}${path}`, { agent, method, headers }, (response) => {
          response.resume();
          response.on("end", () => resolve(`${method} ${path} ${response.statusCode}`));
        });
        sent.on("error", reject);
        // In two pieces, and without a length.
        sent.write('{"text":"x",');
        sent.end('"targetLanguage":"en"}');
      });
    const expected = [
      ["PROPFIND", "/api/translate", 405],
      ["PURGE", "/terms", 405],
      ["POST", "/api/a%0a", 404],
      ["POST", "/api/nothing", 404],
      ["PATCH", "/api/tags", 405],
      ["POST", "/api/translate", 200],
    ] as const;
    for (let round = 0; round < 8; round += 1) {
      const calls = [...expected, ...expected];
      const responses = await Promise.all(calls.map(([method, path]) => send(method, path)));
      expect(responses).toEqual(calls.map((call) => call.join(" ")));
    }
    agent.destroy();
  },
);
