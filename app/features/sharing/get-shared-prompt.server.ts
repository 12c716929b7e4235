import { and, eq, or, sql, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import type { PromptVersions } from "~/domain/prompt-languages";
import { promptVersions, prompts, saves, users } from "~/db/schema";
import { AppError } from "~/errors";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { toProfile } from "~/features/profiles/get-profile.server";
import type { Services } from "~/services";

import { listedVersions } from "./listed-versions.server";
import type { SharedView } from "./shared-prompt";

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
  const row = await db
    .select({
      prompt: {
        shareId: prompts.shareId,
        title: prompts.title,
        description: prompts.description,
        originalInput: prompts.originalInput,
        content: prompts.content,
        variables: prompts.variables,
        tags: prompts.tags,
        type: prompts.type,
        isPublic: prompts.isPublic,
        createdAt: prompts.createdAt,
        updatedAt: prompts.updatedAt,
        language: prompts.language,
      },
      versions: listedVersions,
      current: prompts.version,
      showProfile: prompts.showProfile,
      user: users,
      version: {
        content: promptVersions.content,
        variables: promptVersions.variables,
        updatedAt: promptVersions.createdAt,
      },
      saves: prompts.saves,
      uses: prompts.uses,
      isSaved: isSavedBy(viewer),
    })
    .from(prompts)
    .innerJoin(users, eq(users.id, prompts.userId))
    .leftJoin(promptVersions, isVersion(version ?? 0))
    .where(isOpen(viewer, shareId))
    .get();
  if (!row || (version !== undefined && !row.version)) throw new AppError("prompt_not_found");
  const { prompt, current, showProfile, user, saves: saved, uses, isSaved } = row;
  const isShown = user.isPublic && showProfile;
  return {
    prompt: {
      ...withVariables({ ...prompt, ...row.version }),
      shareId,
      versions: JSON.parse(row.versions) as PromptVersions,
      version: version ?? null,
      hasNewer: version !== undefined && version < current,
    },
    creator: isShown ? toProfile(user, adminEmails) : null,
    creatorId: isShown ? user.id : null,
    isOwner: viewer?.id === user.id,
    saves: saved,
    uses,
    isSaved: Boolean(isSaved),
  };
}

/** Whether the prompt is on the viewer's shelf. */
const isSavedBy = (viewer: Pick<Viewer, "id"> | null) =>
  viewer
    ? sql<number>`exists (select 1 from ${saves} where ${saves.userId} = ${viewer.id} and ${saves.promptId} = ${prompts.id})`
    : sql<number>`0`;

/** SQL condition: the prompt of this link, if the viewer may see it. */
export function isOpen(viewer: Pick<Viewer, "id"> | null, shareId: string): SQL {
  const isPublic = eq(prompts.isPublic, true);
  return and(eq(prompts.shareId, shareId), viewer ? or(isPublic, eq(prompts.userId, viewer.id)) : isPublic)!;
}

/** SQL condition of the joined version: shared, of this number. No version has the number 0. */
const isVersion = (version: number) =>
  and(
    eq(promptVersions.promptId, prompts.id),
    eq(promptVersions.number, version),
    eq(promptVersions.isShared, true),
  );
