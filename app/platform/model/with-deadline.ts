import { AppError } from "~/errors";

interface Limits {
  /** Timeout of `run`, in milliseconds. */
  timeoutMs: number;
  /** Timeout of its start, which `run` reports, in milliseconds. */
  firstTokenTimeoutMs: number;
  /** The client's abort signal. */
  signal?: AbortSignal;
}

/**
 * Runs with a signal that aborts at a timeout or with the client's signal, and does not wait for a `run` that
 * ignores it. Errors: `model_timeout`, the reason of the client's signal, or the errors of `run`.
 */
export async function withDeadline<T>(
  { timeoutMs, firstTokenTimeoutMs, signal }: Limits,
  run: (signal: AbortSignal, began: () => void) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stopAfter = (milliseconds: number, what: string) =>
    setTimeout(() => {
      const cause = new Error(`${what} within ${milliseconds} ms.`);
      controller.abort(new AppError("model_timeout", { cause }));
    }, milliseconds);
  const forFirst = stopAfter(firstTokenTimeoutMs, "No first word");
  const forWhole = stopAfter(timeoutMs, "No complete answer");
  const leave = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", leave, { once: true });

  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason), { once: true });
  });
  try {
    return await Promise.race([stopped, run(controller.signal, () => clearTimeout(forFirst))]);
  } catch (error) {
    // An error after the abort is a consequence of the abort.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(forFirst);
    clearTimeout(forWhole);
    signal?.removeEventListener("abort", leave);
  }
}
