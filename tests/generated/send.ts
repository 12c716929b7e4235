import { Agent, request, type IncomingHttpHeaders } from "node:http";

/** Time limit of a response, in milliseconds. */
const patience = 30_000;

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface WireRequest {
  method: string;
  /** The path and query of the request line. */
  address: string;
  headers: Record<string, string>;
  body: Buffer | null;
  isChunked: boolean;
}

/** Sends raw requests over keep-alive connections, without a client that would correct them. */
export function sender(origin: string, connections: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const once = ({ method, address, headers, body, isChunked }: WireRequest) =>
    new Promise<HttpResponse>((resolve, reject) => {
      const sent = request(
        {
          agent,
          hostname,
          port,
          method,
          path: address,
          headers: { ...headers, ...(body && framing(body, isChunked)) },
          signal: AbortSignal.timeout(patience),
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              text: Buffer.concat(chunks).toString("utf8"),
            }),
          );
        },
      );
      sent.on("error", (error) => reject(Object.assign(error, { reused: sent.reusedSocket })));
      if (body && isChunked) {
        sent.write(body.subarray(0, body.length / 2));
        sent.write(body.subarray(body.length / 2));
      }
      sent.end(isChunked ? undefined : body);
    });
  return {
    async send(wire: WireRequest): Promise<HttpResponse> {
      try {
        return await once(wire);
      } catch (thrown) {
        // The server closed the connection just before its reuse.
        if ((thrown as { reused?: boolean }).reused && (thrown as Error).name !== "AbortError")
          return once(wire);
        throw thrown;
      }
    },
    close: () => agent.destroy(),
  };
}

const framing = ({ length }: Buffer, isChunked: boolean) =>
  isChunked ? { "Transfer-Encoding": "chunked" } : { "Content-Length": length };
