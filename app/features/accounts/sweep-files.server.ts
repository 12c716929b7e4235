import { sql } from "drizzle-orm";

import { pictureFolders, avatarFolders } from "~/domain/file-keys";
import type { Services } from "~/services";

interface Bounds {
  /** What is left after so many lists of folders waits for the next run; a list has a thousand. */
  rounds?: number;
  /** What is left after so many deleted folders waits as well: a Worker may ask its storage a thousand things. */
  most?: number;
}

/**
 * Deletes the files of accounts that no longer exist, which a Worker left behind that died while it wrote them; answers of how many
 * folders. It begins anywhere and goes round, so that no folder waits for ever. Run daily, with the primary's rows: an account that a
 * replica does not know yet is no leftover.
 */
export async function sweepFiles(
  services: Pick<Services, "db" | "files" | "ids">,
  bounds: Bounds = {},
): Promise<{ foldersOfNobody: number }> {
  let foldersOfNobody = 0;
  for (const root of [avatarFolders, pictureFolders])
    foldersOfNobody += await sweepFolders(services, root, bounds);
  return { foldersOfNobody };
}

async function sweepFolders(
  { db, files, ids }: Pick<Services, "db" | "files" | "ids">,
  root: string,
  { rounds = 50, most = 100 }: Bounds,
): Promise<number> {
  let swept = 0;
  let isRound = false;
  let after: string | undefined = ids.create();
  for (let round = 0; round < rounds && swept < most; round += 1) {
    const { names, more } = await files.listFolders(root, after);
    const nobodys = await db.all<{ id: string }>(
      sql`SELECT value AS id FROM json_each(${JSON.stringify(names)}) WHERE value NOT IN (SELECT id FROM users)`,
    );
    for (const { id } of nobodys.slice(0, most - swept)) {
      await files.deleteFolder(`${root}${id}/`);
      swept += 1;
    }
    if (more) after = names.at(-1);
    else if (isRound) break;
    else {
      isRound = true;
      after = undefined;
    }
  }
  return swept;
}
