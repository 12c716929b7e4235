import { and, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";

import type { Member } from "~/context";
import { counters, folders, prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors, refuseCopied } from "~/features/prompts/copies/refuse-copied-edit.server";
import { promptCountOf, newPromptRow } from "~/features/prompts/create-prompt.server";
import { getPrompt, isOwnShared } from "~/features/prompts/get-prompt.server";
import { contentLimit, libraryLimit } from "~/features/prompts/limits";
import type { Prompt } from "~/features/prompts/prompt";
import { selectPrompts, toPrompt } from "~/features/prompts/prompt-columns.server";
import { publicationRow } from "~/features/prompts/publication-row.server";
import { shownTags } from "~/features/prompts/shown-tags.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { placeFacts } from "~/features/facts/place-facts";
import { toldTexts } from "~/features/facts/told-texts.server";
import { storedTexts } from "~/features/sharing/shown-texts";
import { cleanHidden } from "~/features/text/hidden-characters";
import { allowEarly, publishedTooEarly } from "~/features/town/early-publications.server";
import { publicationLanguage } from "~/features/town/publication-language";
import { languageVersionTaken } from "~/features/town/language-version-taken.server";
import { operation } from "~/operation";
import type { Language } from "~/domain/languages";
import type { Services } from "~/services";

import type { LanguageVersionRequest } from "./schema";

export const publishLanguageVersionOperation = operation({
  limit: "write",
  errors: [
    "prompt_not_found",
    "prompt_removed",
    "facts_in_texts",
    "version_exists",
    "library_full",
    "publish_wait",
    ...copiedEditErrors,
  ],
});

const sequence = eq(counters.name, "publications");
const visible = (text: string): string => cleanHidden(text).text.trim();

/**
 * Publishes one of the viewer's publications in another language: a prompt of its own in the same folder, linked with it. All or
 * nothing. Errors: `prompt_not_found` for one that is not published, `prompt_removed`, `facts_in_texts` of `toldTexts`, `version_exists`, `library_full`, `near_copy`, `withheld_copy`, `publish_wait`, and
 * `invalid_fields` for a wrong definition of a variable, or a text still in the language of the prompt.
 */
export async function publishLanguageVersion(
  services: Comparing & Pick<Services, "clock" | "ids" | "adminEmails" | "earlyPublications">,
  viewer: Member,
  id: string,
  { language, content, variables, facts: choices, ...request }: LanguageVersionRequest,
): Promise<Prompt> {
  const { db, clock, ids } = services;
  const source = await getPrompt(services, viewer, id);
  if (source.withheldAt) throw new AppError("prompt_removed");
  if (!source.publishedAt) throw new AppError("prompt_not_found");
  if (isUntranslated({ ...request, content }, source, language))
    throw new AppError("invalid_fields", { fields: { content: { code: "not_translated" } } });
  const { type, folderId, category, subcategory, showProfile } = source;
  const versionId = ids.create();
  const isSource = and(
    isOwnShared(viewer, id),
    isNotNull(publications.townNumber),
    isNull(publications.withheldAt),
  );
  const ofSource = db.select().from(publications).where(isSource);
  const work = sql`coalesce((select work_id from publications where prompt_id = ${id}), ${ids.create()})`;
  const isThere = exists(db.select().from(prompts).where(eq(prompts.id, versionId)));
  const given = { content: visible(content), variables: variables ?? [] };
  const facts = await listFacts(services, viewer);
  const { placed: _, ...template } = placeFacts(given, facts, contentLimit);
  const written = { ...request, originalInput: visible(request.originalInput) };
  const { originalInput, title, description } = toldTexts(written, facts, choices);
  const tags = shownTags(source.tags, facts);
  const draft = { originalInput, ...template, type, tags };
  const version = { ...draft, id: versionId, title, description };
  await refuseCopied(services, viewer, version);
  const row = newPromptRow(services, viewer, draft, {
    ...storedTexts({ title, description }),
    id: versionId,
  });
  const publication = publicationRow({
    shareId: ids.create(),
    isPublic: true,
    category,
    subcategory,
    showProfile,
    language,
    workId: work,
    townNumber: sql`(select total from ${counters} where ${sequence})`,
    publishedAt: clock.now(),
  });
  const hasRoom = sql`${promptCountOf(viewer)} < ${libraryLimit}`;
  const isInFolder = and(eq(folders.id, folderId), eq(folders.userId, viewer.id));
  const publishing = db.batch([
    allowEarly(services, viewer),
    db
      .update(counters)
      .set({ total: sql`${counters.total} + 1` })
      .where(and(sequence, exists(ofSource), hasRoom)),
    db.insert(prompts).select(
      db
        .select(row)
        .from(folders)
        .where(and(isInFolder, exists(ofSource), hasRoom)),
    ),
    db.insert(publications).select(db.select(publication).from(prompts).where(eq(prompts.id, versionId))),
    db
      .update(publications)
      .set({ workId: sql`(select work_id from publications where prompt_id = ${versionId})` })
      .where(and(isOwnShared(viewer, id), isNull(publications.workId), isThere)),
    selectPrompts(services).where(eq(prompts.id, versionId)),
  ]);
  const [, , , , , [published]] = await publishing
    .catch(languageVersionTaken)
    .catch(publishedTooEarly(services, viewer));
  if (published) return toPrompt(published);
  // Deleted or taken out of the town in the meantime, or no room.
  if (!(await getPrompt(services, viewer, id)).publishedAt) throw new AppError("prompt_not_found");
  throw new AppError("library_full", { limit: libraryLimit });
}

type VersionTexts = Pick<LanguageVersionRequest, "title" | "description" | "originalInput" | "content">;

/** Texts that are still the prompt's, or plainly in its language; a text alone may be, such as one for pictures. */
function isUntranslated(texts: VersionTexts, source: Prompt, language: Language): boolean {
  const names = ["originalInput", "title", "description", "content"] as const;
  if (names.every((name) => visible(texts[name] ?? "") === (source[name] ?? ""))) return true;
  if (source.language === language || source.language === "other") return false;
  const languagesOf = [
    { ...texts, content: "" },
    { originalInput: "", content: texts.content },
  ];
  return languagesOf.every((part) => publicationLanguage(part) === source.language);
}
