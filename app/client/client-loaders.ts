import { isRouteErrorResponse } from "react-router";

/** How often a list is requested again, and after how many milliseconds (specification, section 9). */
const retries = 3;
const delay = 1_000;

/** A redirect, or an error that a retry would not change. */
const isFinal = (thrown: unknown): boolean =>
  thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500);

interface LoaderArgs<Result> {
  request: Request;
  serverLoader: () => Promise<Result>;
}

/** A `clientLoader` that retries after failures; when all fail, it returns the last result of the same URL. */
export function keepTrying<Result>() {
  let last: { address: string; result: Result } | null = null;
  const load = async ({ request, serverLoader }: LoaderArgs<Result>): Promise<Result> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const result = await serverLoader();
        last = { address: request.url, result };
        return result;
      } catch (thrown) {
        if (isFinal(thrown) || request.signal.aborted) throw thrown;
        if (attempt < retries) await new Promise((resolve) => setTimeout(resolve, delay));
        else if (last?.address === request.url) return last.result;
        else throw thrown;
      }
    }
  };
  // Also for the first page, whose server data is the first result to fall back on.
  load.hydrate = true as const;
  return load;
}

/** A `clientLoader` for the data of a dialog: null after a failure, so that the page around it stays. */
export async function orNothing<Result>({
  serverLoader,
}: {
  serverLoader: () => Promise<Result>;
}): Promise<Result | null> {
  try {
    return await serverLoader();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return null;
  }
}
