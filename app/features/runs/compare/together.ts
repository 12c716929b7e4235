/** The results of calls that run side by side. The first failure ends the other calls and is thrown. */
export async function together<Result>(
  signal: AbortSignal | undefined,
  calls: readonly ((signal: AbortSignal) => Promise<Result>)[],
): Promise<Result[]> {
  const failed = new AbortController();
  const both = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  try {
    return await Promise.all(calls.map((call) => call(both)));
  } catch (thrown) {
    failed.abort(thrown);
    throw thrown;
  }
}
