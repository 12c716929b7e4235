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
  const late = new AbortController();
  const stopAfter = (milliseconds: number, what: string) =>
    setTimeout(() => {
      const cause = new Error(`${what} within ${milliseconds} ms.`);
      late.abort(new AppError("model_timeout", { cause }));
    }, milliseconds);
  const forFirst = stopAfter(firstTokenTimeoutMs, "No first word");
  const forWhole = stopAfter(timeoutMs, "No complete answer");
  const limit = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  const stopped = new Promise<never>((_, reject) => {
    limit.addEventListener("abort", () => reject(limit.reason), { once: true });
  });
  try {
    return await Promise.race([stopped, run(limit, () => clearTimeout(forFirst))]);
  } catch (error) {
    // An error after the abort is a consequence of the abort.
    throw limit.aborted ? limit.reason : error;
  } finally {
    clearTimeout(forFirst);
    clearTimeout(forWhole);
  }
}
