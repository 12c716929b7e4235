import type { Files } from "./files";

/** Files in an R2 bucket, listed a thousand at once unless `perList` says fewer. */
export const r2Files = (bucket: R2Bucket, perList?: number): Files => ({
  async read(key) {
    const object = await bucket.get(key);
    if (!object) return null;
    return {
      bytes: new Uint8Array(await object.arrayBuffer()),
      version: object.customMetadata?.version ?? null,
    };
  },
  async write(key, bytes, { type, version }) {
    await bucket.put(key, bytes, { httpMetadata: { contentType: type }, customMetadata: { version } });
  },
  async delete(keys) {
    await bucket.delete(keys);
  },
  async listFolders(root, after) {
    const { delimitedPrefixes, truncated } = await bucket.list({
      prefix: root,
      delimiter: "/",
      limit: perList,
      // The first key after all of that folder: "0" follows "/" in ASCII.
      ...(after !== undefined && { startAfter: `${root}${after}0` }),
    });
    const names = delimitedPrefixes.map((prefix) => prefix.slice(root.length, -1));
    return { names, more: truncated };
  },
  async deleteFolder(folder) {
    for (;;) {
      // Deleted objects leave the list, so the first page is always the next one.
      const { objects } = await bucket.list({ prefix: folder, limit: perList });
      if (objects.length === 0) return;
      await bucket.delete(objects.map(({ key }) => key));
    }
  },
  async deleteOlder(folder, before) {
    let gone = 0;
    for (let cursor: string | undefined, more = true; more;) {
      const page = await bucket.list({ prefix: folder, limit: perList, cursor });
      const old = page.objects.filter(({ uploaded }) => uploaded < before).map(({ key }) => key);
      if (old.length > 0) await bucket.delete(old);
      gone += old.length;
      more = page.truncated;
      cursor = page.truncated ? page.cursor : undefined;
    }
    return gone;
  },
});
