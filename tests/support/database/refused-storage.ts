import { storageRefusal } from "~/platform/storage-limits";

/** The error code of a refused write, or null for a successful one; throws other errors. */
export const refusedStorage = (write: Promise<unknown>): Promise<string | null> =>
  write.then(
    () => null,
    (thrown: unknown) => {
      const refusal = storageRefusal(thrown);
      if (!refusal) throw thrown;
      return refusal.code;
    },
  );
