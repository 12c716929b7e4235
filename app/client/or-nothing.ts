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
