import { asAppError, logFailure, type RequestArgs } from "./error-response.server";

/** What a page can do without: null where it fails, which is logged. */
export const spare = <Value>(work: Promise<Value>, args: RequestArgs): Promise<Value | null> =>
  work.catch((thrown: unknown) => {
    logFailure(asAppError(thrown), args);
    return null;
  });
