import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { retryResets } from "../support/clients/retry-resets";
import { expect, test } from "../support/clients/clients";

for (const [closed, outcome] of [
  [1, "is sent again"],
  [2, "fails"],
] as const)
  test(`a request whose connection was closed ${closed === 1 ? "once" : "twice"} before its response ${outcome}`, async ({
    playwright,
  }) => {
    let requests = 0;
    const server = createServer((request, response) => {
      if (++requests <= closed) request.socket.destroy();
      else response.end(request.method);
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const client = retryResets(await playwright.request.newContext());
    const read = async () =>
      (await client.post(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text();
    if (closed === 1) expect(await read()).toBe("POST");
    else await expect(read()).rejects.toThrow("socket hang up");
    expect(requests).toBe(2);
    await client.dispose();
    server.close();
  });
