import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";

import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
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
  /** In order of publication, itself included; the only one if it is not linked. */
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
      shareId: publications.shareId,
      language: publications.language,
      title: prompts.title,
      originalInput: prompts.originalInput,
      isPublic: publications.isPublic,
    })
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    .where(
      and(
        eq(publications.workId, sql`(select work_id from publications where prompt_id = ${id})`),
        eq(publications.userId, viewer.id),
        isNotNull(publications.townNumber),
      ),
    )
    .orderBy(asc(publications.townNumber));
  const { shareId, language, title, originalInput, isPublic } = prompt;
  const alone = {
    id,
    shareId: shareId!,
    language: language!,
    title,
    originalInput,
    isPublic,
  } as const;
  const linked = rows.map((row) => ({ ...row, language: row.language! }));
  return { prompt, versions: linked.length > 0 ? linked : [alone] };
}

/** The id of one of the viewer's prompts by its id or its share id. Errors: `prompt_not_found`. */
export async function ownIdOf(
  { db }: Pick<Services, "db">,
  viewer: { id: string },
  name: string,
): Promise<string> {
  const shared = db
    .select({ id: publications.promptId })
    .from(publications)
    .where(eq(publications.shareId, name));
  const own = await db
    .select({ id: prompts.id })
    .from(prompts)
    .where(and(or(eq(prompts.id, name), inArray(prompts.id, shared)), eq(prompts.userId, viewer.id)))
    .get();
  if (!own) throw new AppError("prompt_not_found");
  return own.id;
}
