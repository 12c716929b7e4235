import { and, eq, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, users } from "~/db/schema";
import { AppError } from "~/errors";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { toProfile } from "~/features/profiles/get-profile.server";
import type { Services } from "~/services";

import type { SharedView } from "./shared-prompt";

/**
 * A shared prompt with its creator, if they show their profile. A private prompt exists only for its owner.
 * Errors: `prompt_not_found`.
 */
export async function getSharedPrompt(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails">,
  viewer: Pick<Viewer, "id"> | null,
  shareId: string,
): Promise<SharedView> {
  const isPublic = eq(prompts.isPublic, true);
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
      },
      showProfile: prompts.showProfile,
      user: users,
    })
    .from(prompts)
    .innerJoin(users, eq(users.id, prompts.userId))
    .where(and(eq(prompts.shareId, shareId), viewer ? or(isPublic, eq(prompts.userId, viewer.id)) : isPublic))
    .get();
  if (!row) throw new AppError("prompt_not_found");
  const { prompt, showProfile, user } = row;
  return {
    prompt: { ...withVariables(prompt), shareId },
    creator: user.isPublic && showProfile ? toProfile(user, adminEmails) : null,
    isOwner: viewer?.id === user.id,
  };
}
