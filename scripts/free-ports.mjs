import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports of outgoing connections, of which a run makes thousands. */
const lowest = 20_000;
const highest = 32_000;

/** Whether nothing listens at a port of this machine, at either of localhost's addresses. */
export async function isFree(port) {
  for (const host of ["127.0.0.1", "::1"]) {
    const server = createServer().listen({ port, host, exclusive: true });
    const fault = await Promise.race([
      once(server, "listening").then(() => null),
      new Promise((resolve) => server.once("error", resolve)),
    ]);
    server.close();
    // A machine may lack one of the addresses.
    if (fault && !["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(fault.code)) return false;
  }
  return true;
}

/** `count` free ports in a row at a random place, so that two runs at once choose different ones. */
export async function freePorts(count) {
  for (;;) {
    const first = lowest + Math.floor(Math.random() * (highest - lowest - count));
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return ports;
  }
}
