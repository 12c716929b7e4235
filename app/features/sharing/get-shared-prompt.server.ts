import { and, eq, or, type Placeholder, sql, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import type { PromptVersions } from "~/domain/prompt-languages";
import { isItsPublication, isSavedBy } from "~/db/prompt-conditions";
import { promptVersions, prompts, publications, users } from "~/db/schema";
import { named, readRows, writtenQuery } from "~/db/written-query";
import { AppError } from "~/errors";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { profileColumns, toProfile } from "~/features/profiles/get-profile.server";
import type { Services } from "~/services";

import { listedVersions } from "./listed-versions.server";
import type { SharedView } from "./responses";

const shown = {
  prompt: {
    shareId: publications.shareId,
    title: prompts.title,
    description: prompts.description,
    originalInput: prompts.originalInput,
    content: prompts.content,
    variables: prompts.variables,
    tags: prompts.tags,
    type: prompts.type,
    isPublic: publications.isPublic,
    createdAt: prompts.createdAt,
    updatedAt: prompts.updatedAt,
    language: publications.language,
  },
  promptId: publications.promptId,
  versions: listedVersions.as("versions"),
  current: prompts.version,
  showProfile: publications.showProfile,
  user: named("user", { id: users.id, ...profileColumns }),
  version: named("version", {
    content: promptVersions.content,
    variables: promptVersions.variables,
    updatedAt: promptVersions.createdAt,
  }),
  saves: publications.saveCount,
  uses: publications.useCount,
  isSaved: isSavedBy({ id: sql.placeholder("viewerId") }, prompts.id),
};

const selectShared = writtenQuery(shown, (db) =>
  db
    .select(shown)
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    .innerJoin(users, eq(users.id, publications.userId))
    .leftJoin(promptVersions, isVersion(sql.placeholder("version")))
    .where(isOpen({ id: sql.placeholder("viewerId") }, sql.placeholder("shareId"))),
);

/**
 * A shared prompt with its creator, if they show their profile; `version`: one that its owner shared, in place of the current text.
 * A private prompt exists only for its owner. Errors: `prompt_not_found`, also for a version that is not shared.
 */
export async function getSharedPrompt(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails">,
  viewer: Pick<Viewer, "id"> | null,
  shareId: string,
  version?: number,
): Promise<SharedView> {
  const values = { shareId, viewerId: viewer?.id ?? null, version: version ?? null };
  const [row] = await readRows(selectShared(db, values));
  if (!row || (version !== undefined && row.version.content === null)) throw new AppError("prompt_not_found");
  const { prompt, promptId, current, showProfile, user, saves: saved, uses, isSaved } = row;
  const isShown = user.isPublic && showProfile;
  return {
    prompt: {
      ...withVariables(version === undefined ? prompt : { ...prompt, ...row.version }),
      shareId,
      versions: JSON.parse(row.versions) as PromptVersions,
      version: version ?? null,
      hasNewer: version !== undefined && version < current,
    },
    creator: isShown ? toProfile(user, adminEmails) : null,
    creatorId: isShown ? user.id : null,
    isOwner: viewer?.id === user.id,
    ownId: viewer?.id === user.id ? promptId : null,
    saves: saved,
    uses,
    isSaved: Boolean(isSaved),
  };
}

/** SQL condition: the publication of this link, if the viewer may see it. */
export function isOpen(viewer: { id: string | Placeholder } | null, shareId: string | Placeholder): SQL {
  const isPublic = eq(publications.isPublic, true);
  return and(
    eq(publications.shareId, shareId),
    viewer ? or(isPublic, eq(publications.userId, viewer.id)) : isPublic,
  )!;
}

/** SQL condition of the joined version: shared, of this number; none for null. */
const isVersion = (version: Placeholder) =>
  and(
    eq(promptVersions.promptId, prompts.id),
    eq(promptVersions.number, version),
    eq(promptVersions.isShared, true),
  );
