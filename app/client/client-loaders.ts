import { isRouteErrorResponse } from "react-router";

/** How often a list is asked for again, and after how many milliseconds (specification, section 9). */
const retries = 3;
const delay = 1_000;

/** A redirect, or a refusal that asking again would not change. */
const isFinal = (thrown: unknown): boolean =>
  thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500);

interface LoaderArgs<Result> {
  request: Request;
  serverLoader: () => Promise<Result>;
}

/**
 * Makes a `clientLoader` that asks again where the network or the server fails; when that is no use either, what is on the page stays, if it
 * is of the same address.
 */
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
  // From the first page on: what came with it is what there is to keep.
  load.hydrate = true as const;
  return load;
}

/** A `clientLoader` for what a dialog asks for as it opens: null where that cannot be had, so that the page around it stays. */
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
