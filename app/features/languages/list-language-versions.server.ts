import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";

import { prompts } from "~/db/schema";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { AppError } from "~/errors";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import type { Services } from "~/services";

/** A published version of a prompt, for its author. */
export interface OwnLanguageVersion {
  id: string;
  shareId: string;
  language: PromptLanguage;
  title: string | null;
  originalInput: string;
  isPublic: boolean;
}

export interface OwnLanguageVersions {
  prompt: Prompt;
  /** In order of publication, itself included; alone if it is not linked. */
  versions: OwnLanguageVersion[];
}

/** One of the viewer's publications with its versions in several languages, hidden ones too. Errors: `prompt_not_found`. */
export async function listLanguageVersions(
  services: Pick<Services, "db">,
  viewer: { id: string },
  id: string,
): Promise<OwnLanguageVersions> {
  const prompt = await getPrompt(services, viewer, id);
  if (!prompt.publishedAt) throw new AppError("prompt_not_found");
  const rows = await services.db
    .select({
      id: prompts.id,
      shareId: prompts.shareId,
      language: prompts.language,
      title: prompts.title,
      originalInput: prompts.originalInput,
      isPublic: prompts.isPublic,
    })
    .from(prompts)
    .where(
      and(
        eq(prompts.workId, sql`(select work_id from prompts where id = ${id})`),
        eq(prompts.userId, viewer.id),
        isNotNull(prompts.language),
      ),
    )
    .orderBy(asc(prompts.publication));
  const { shareId, language, title, originalInput, isPublic } = prompt;
  const alone = {
    id,
    shareId: shareId!,
    language: language ?? "other",
    title,
    originalInput,
    isPublic,
  } as const;
  const linked = rows.map((row) => ({ ...row, shareId: row.shareId!, language: row.language! }));
  return { prompt, versions: linked.length > 0 ? linked : [alone] };
}

/** The id of one of the viewer's prompts by its id or its share id. Errors: `prompt_not_found`. */
export async function ownIdOf(
  { db }: Pick<Services, "db">,
  viewer: { id: string },
  name: string,
): Promise<string> {
  const own = await db
    .select({ id: prompts.id })
    .from(prompts)
    .where(and(or(eq(prompts.id, name), eq(prompts.shareId, name)), eq(prompts.userId, viewer.id)))
    .get();
  if (!own) throw new AppError("prompt_not_found");
  return own.id;
}
