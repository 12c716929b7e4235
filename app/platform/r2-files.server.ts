import type { Files } from "./files";

/** Files in an R2 bucket. */
export const r2Files = (bucket: R2Bucket): Files => ({
  async deleteFolder(folder) {
    for (;;) {
      // What is deleted is listed no more, so the first page is always the next one.
      const { objects } = await bucket.list({ prefix: folder });
      if (objects.length === 0) return;
      await bucket.delete(objects.map(({ key }) => key));
    }
  },
});
