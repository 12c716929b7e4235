import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves pages of another site by path, on a port of its own. */
export async function servePages(pages: Record<string, string>) {
  const server = createServer((request, response) => {
    const body = pages[request.url ?? "/"];
    response.writeHead(body === undefined ? 404 : 200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><title>Another site</title><link rel="icon" href="data:,">${body ?? ""}`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
