/** A CPU profile of V8's inspector: calls by position in the built files, and the call of each sample. */
export interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  }[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

/** The port of V8's inspector, where a measurement wants it. */
export const inspectorPort = 9_329;

const samplingMicroseconds = 200;

/** A connection to V8's inspector of one Worker. */
interface Inspector {
  send<Result>(method: string, params?: object): Promise<Result>;
  /** Receives each event of this name. */
  on<Event>(event: string, receive: (params: Event) => void): void;
  close(): void;
}

/** Connects to a Worker served with `inspectorPort`. */
async function inspect(worker: string): Promise<Inspector> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as {
    title: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = targets.find(({ webSocketDebuggerUrl, title }) =>
    `${title} ${webSocketDebuggerUrl}`.includes(worker),
  );
  if (!target) throw new Error(`No inspector for ${worker}: ${JSON.stringify(targets)}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("The inspector lets nobody in.")), {
      once: true,
    });
  });
  const waiting = new Map<number, (result: unknown) => void>();
  const receivers = new Map<string, (params: unknown) => void>();
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const { id, method, result, params } = JSON.parse(data) as {
      id: number;
      method: string;
      result: unknown;
      params: unknown;
    };
    waiting.get(id)?.(result);
    waiting.delete(id);
    receivers.get(method)?.(params);
  });
  let sent = 0;
  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve) => {
        sent += 1;
        waiting.set(sent, resolve as (result: unknown) => void);
        socket.send(JSON.stringify({ id: sent, method, params }));
      }),
    on: (event, receive) => receivers.set(event, receive as (params: unknown) => void),
    close: () => socket.close(),
  };
}

/** Records a Worker's CPU profile during `work`. */
export async function recordProfile(worker: string, work: () => Promise<unknown>): Promise<CpuProfile> {
  const { send, close } = await inspect(worker);
  await send("Profiler.enable");
  await send("Profiler.setSamplingInterval", { interval: samplingMicroseconds });
  await send("Profiler.start");
  await work();
  const { profile } = await send<{ profile: CpuProfile }>("Profiler.stop");
  close();
  return profile;
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: (string | string[])[] } };
  nodes: number[];
}

/** Sums the bytes of a Worker's live objects, by V8's type; a snapshot collects garbage before it counts. */
export async function liveBytes(worker: string): Promise<Map<string, number>> {
  const { send, on, close } = await inspect(worker);
  const chunks: string[] = [];
  on<{ chunk: string }>("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await send("HeapProfiler.enable");
  await send("HeapProfiler.takeHeapSnapshot");
  close();
  const { snapshot, nodes } = JSON.parse(chunks.join("")) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const sums = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = types[type]![nodes[at + type]!]!;
    sums.set(name, (sums.get(name) ?? 0) + nodes[at + size]!);
  }
  return sums;
}
