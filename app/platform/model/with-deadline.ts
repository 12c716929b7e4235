import { AppError } from "~/errors";

interface Limits {
  /** For the whole of `run`, in milliseconds. */
  timeoutMs: number;
  /** Until `run` tells that it began, in milliseconds. */
  firstTokenTimeoutMs: number;
  /** The caller's own wish to stop. */
  signal?: AbortSignal;
}

/**
 * Runs with a signal that ends at a time-out or with the caller's signal, and does not wait for a `run` that
 * ignores it. Errors: `model_timeout`, the reason of the caller's signal, or what `run` throws.
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
    // What fails because it was stopped is not a failure of its own.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(forFirst);
    clearTimeout(forWhole);
    signal?.removeEventListener("abort", leave);
  }
}
