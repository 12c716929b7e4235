import { sql } from "drizzle-orm";

import { avatarFolders, exampleFolders, importFolders, pictureFolders } from "~/domain/file-keys";
import type { Services } from "~/services";

interface Bounds {
  /** Folder lists per run, a thousand folders each; the next run continues. */
  rounds?: number;
  /** Deleted folders per run; a Worker may make a thousand storage requests. */
  most?: number;
}

/**
 * Deletes the files of deleted accounts (left when a Worker died while writing them); returns the number of
 * folders. Starts at a random folder and wraps around, so that every folder has its turn. Run daily, with the
 * primary's rows: a replica may not have a new account yet.
 */
export async function sweepFiles(
  services: Pick<Services, "db" | "files" | "ids">,
  bounds: Bounds = {},
): Promise<{ orphanedFolders: number }> {
  let orphanedFolders = 0;
  for (const root of [avatarFolders, pictureFolders, importFolders, exampleFolders])
    orphanedFolders += await sweepFolders(services, root, bounds);
  return { orphanedFolders };
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
    const orphaned = await db.all<{ id: string }>(
      sql`SELECT value AS id FROM json_each(${JSON.stringify(names)}) WHERE value NOT IN (SELECT id FROM users)`,
    );
    for (const { id } of orphaned.slice(0, most - swept)) {
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
