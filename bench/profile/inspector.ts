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

const samplingMicroseconds = 200;

/** Records a Worker's CPU profile during `work`, by the inspector of the workerd at this port. */
export async function recordProfile(
  port: number,
  worker: string,
  work: () => Promise<unknown>,
): Promise<CpuProfile> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
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
  let sent = 0;
  const send = <Result>(method: string, params: object = {}) => {
    sent += 1;
    const id = sent;
    return new Promise<Result>((resolve) => {
      const listen = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as { id?: number; result: Result };
        if (message.id !== id) return;
        socket.removeEventListener("message", listen);
        resolve(message.result);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  await send("Profiler.enable");
  await send("Profiler.setSamplingInterval", { interval: samplingMicroseconds });
  await send("Profiler.start");
  await work();
  const { profile } = await send<{ profile: CpuProfile }>("Profiler.stop");
  socket.close();
  return profile;
}
