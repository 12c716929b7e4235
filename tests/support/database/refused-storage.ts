import { storageRefusal } from "~/platform/storage-limits";

/** The code with which the database refuses a write; what fails otherwise is thrown on, and a write that succeeds is null. */
export const refusedStorage = (write: Promise<unknown>): Promise<string | null> =>
  write.then(
    () => null,
    (thrown: unknown) => {
      const refusal = storageRefusal(thrown);
      if (!refusal) throw thrown;
      return refusal.code;
    },
  );
