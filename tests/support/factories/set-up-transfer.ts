import { eq } from "drizzle-orm";

import { folders, prompts, promptVersions } from "~/db/schema";
import { uncategorized } from "~/features/prompts/folders/folder";
import type { ExportFormat, ImportChoice } from "~/features/transfer/limits";
import { getImport, runImport } from "~/features/transfer/run-import.server";
import { parseExport, streamExport } from "~/features/transfer/stream-export.server";
import { startImport } from "~/features/transfer/start-import.server";

import { setUpLibrary } from "./set-up-library";

interface Member {
  id: string;
}

interface ImportOptions {
  placeholders?: boolean;
  lines?: boolean;
  /** Null: pasted. */
  fileName?: string | null;
  keepHidden?: boolean;
  choice?: ImportChoice;
}

/** A library with exports and imports. */
export async function setUpTransfer() {
  const library = await setUpLibrary();
  const { services, viewer } = library;
  const { db } = services;

  const start = (file: Uint8Array | string, options: ImportOptions = {}, owner: Member = viewer) => {
    const bytes = new Uint8Array(typeof file === "string" ? new TextEncoder().encode(file) : file);
    return startImport(services, owner, { placeholders: false, keepHidden: false, ...options, bytes });
  };

  const finish = async (
    id: string,
    choice?: ImportChoice,
    owner: Member = viewer,
    chosen?: readonly number[],
  ) => {
    let state = await runImport(services, owner, id, choice, chosen);
    while (state.phase === "running") state = await runImport(services, owner, id);
    return state;
  };

  return {
    ...library,
    start,
    finish,
    state: (id: string, owner: Member = viewer) => getImport(services, owner, id),
    /** Uploads a file and imports all of it. */
    importFile: async (file: Uint8Array | string, options: ImportOptions = {}, owner: Member = viewer) =>
      finish(await start(file, options, owner), options.choice, owner),
    /** The bytes of an export, with further parameters of its address. */
    async exportFile(
      formats: readonly ExportFormat[],
      parameters: Record<string, string> = {},
      owner: Member = viewer,
    ) {
      const address = new URLSearchParams(parameters);
      for (const format of formats) address.append("format", format);
      const { body, name } = await streamExport(services, owner, parseExport(address), {
        hasFacts: true,
        onError: (thrown) => {
          throw thrown;
        },
      });
      return { name, bytes: new Uint8Array(await new Response(body).arrayBuffer()) };
    },
    /** Deletes all prompts, versions and folders of a member. */
    async wipe(owner: Member = viewer) {
      await db.delete(promptVersions).where(eq(promptVersions.userId, owner.id));
      await db.delete(prompts).where(eq(prompts.userId, owner.id));
      await db.delete(folders).where(eq(folders.userId, owner.id));
      await db.insert(folders).values({ id: services.ids.create(), userId: owner.id, name: uncategorized });
    },
    /** A member's library without ids, in its order. */
    async snapshot(owner: Member = viewer) {
      const names = await db.select().from(folders).where(eq(folders.userId, owner.id));
      const rows = await db
        .select()
        .from(prompts)
        .where(eq(prompts.userId, owner.id))
        .orderBy(prompts.number);
      const versions = await db.select().from(promptVersions).where(eq(promptVersions.userId, owner.id));
      return {
        folders: names.map(({ name, promptCount }) => `${name}: ${promptCount}`).sort(),
        prompts: rows.map(({ id, userId: _owner, number: _number, folderId, ...row }) => ({
          ...row,
          folder: names.find((folder) => folder.id === folderId)?.name,
          versions: versions
            .filter(({ promptId }) => promptId === id)
            .map(({ promptId: _prompt, userId: _user, ...version }) => version)
            .sort((one, other) => one.number - other.number),
        })),
      };
    },
  };
}
