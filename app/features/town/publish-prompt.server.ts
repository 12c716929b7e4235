import { and, eq, exists, isNotNull, notExists, or, sql, type SQL } from "drizzle-orm";

import type { Member } from "~/context";
import { counters, prompts, publications, users } from "~/db/schema";
import { AppError } from "~/errors";
import { refuseCopiedEdit } from "~/features/prompts/copies/refuse-copied-edit.server";
import { refuseWithheld } from "~/features/prompts/copies/refuse-withheld.server";
import { modelErrors } from "~/features/generator/model/engine";
import { getPrompt, isOwn } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { isSeen, type PromptRows, selectPrompts, toPrompt } from "~/features/prompts/prompt-columns.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { nameTexts, toldTexts } from "~/features/facts/told-texts.server";
import { hidingStatements, isUnedited, planHiding } from "~/features/prompts/hide-facts.server";
import { publicationRow } from "~/features/prompts/publication-row.server";
import { describePrompt, type DescribeOptions } from "~/features/sharing/describe-prompt.server";
import { operation } from "~/operation";
import { storedTexts } from "~/features/sharing/shown-texts";
import { cleanHidden } from "~/features/text/hidden-characters";
import type { Services } from "~/services";

import { creditOf } from "./credit.server";
import { allowEarly, publishedTooEarly } from "./early-publications.server";
import { publicationLanguage } from "./publication-language";
import type { PublishRequest } from "./schema";
import { languageVersionTaken } from "./language-version-taken.server";

/** The counter for publication numbers. */
const isSequence = eq(counters.name, "publications");

export const publishPromptOperation = operation({
  limit: "assist",
  errors: [
    "prompt_not_found",
    "prompt_removed",
    "prompt_changed",
    "facts_in_texts",
    "near_copy",
    "withheld_copy",
    "publish_wait",
    "version_exists",
    ...modelErrors,
  ],
});

type Publishing = Pick<
  Services,
  | "db"
  | "clock"
  | "ids"
  | "search"
  | "background"
  | "model"
  | "modelBudget"
  | "adminEmails"
  | "earlyPublications"
>;

export interface Publication {
  prompt: Prompt;
  /** It was not in the town before. */
  isFirst: boolean;
}

/**
 * Publishes one of the viewer's prompts to the town; also shares it and makes it public (specification, section
 * 4), without the hidden characters of its texts and the viewer's facts in it. A published one keeps its position and stays hidden if its owner hid it; the rest is
 * updated. With `generateAuto`, generates a missing title or description; with `openProfile`, shows the viewer's profile from now on, under `displayName` if it has no name.
 * Without `language` the stored one stays, or it is detected. A near-copy of another member's prompt needs a credit (`basedOn`).
 * Errors: `prompt_not_found`, `prompt_removed`, `prompt_changed` by an edit meanwhile, `facts_in_texts` of `toldTexts`, `near_copy` with the original, `withheld_copy`, `publish_wait` for too many publications of a new
 * account, `version_exists`, and those of `describePrompt`.
 */
export async function publishPrompt(
  services: Publishing,
  viewer: Member,
  callerKey: string,
  id: string,
  request: PublishRequest,
  options: DescribeOptions = {},
): Promise<Publication> {
  const { db, clock, ids } = services;
  const { generateAuto, category, subcategory, showProfile } = request;
  const { language, openProfile, displayName, basedOn } = request;
  const stored = await getPrompt(services, viewer, id);
  if (stored.withheldAt) throw new AppError("prompt_removed");
  const written = {
    originalInput: stored.originalInput,
    title: request.title || stored.title,
    description: request.description || stored.description,
  };
  const facts = await listFacts(services, viewer);
  const { originalInput, ...known } = toldTexts(written, facts, request.facts);
  // A stored text stays as it is, unless the member wants places in it.
  const title = request.title || known.title !== stored.title ? (known.title ?? undefined) : undefined;
  const description =
    request.description || known.description !== stored.description
      ? (known.description ?? undefined)
      : undefined;
  const visible = withoutHidden({ ...stored, originalInput });
  const purpose = visible?.originalInput ?? originalInput;
  const hiding = planHiding(stored, facts, { originalInput: purpose }, visible?.content);
  const seen = hiding.shown;
  const [remixOf] = await Promise.all([
    creditOf(services, viewer, { ...seen, ...known }, basedOn),
    stored.publishedAt === null
      ? refuseWithheld(services, viewer, { ...seen, ...known })
      : refuseCopiedEdit(services, viewer, seen, known),
  ]);
  const ofPrompt = eq(publications.promptId, id);
  const withheld = db
    .select()
    .from(publications)
    .where(and(ofPrompt, isNotNull(publications.withheldAt)));
  const made =
    generateAuto && !(known.title && known.description)
      ? nameTexts(await describePrompt(services, callerKey, seen, options), facts)
      : undefined;
  const isWanted = and(isOwn(viewer, id), notExists(withheld));
  const hidingAll = await hidingStatements(services, viewer, stored, hiding, isWanted);
  const isAsRead = isUnedited(viewer, stored);
  const isAllowed = and(
    isWanted,
    stored.publishedAt && hidingAll.length === 0 ? or(isSeen, isAsRead) : isAsRead,
  );
  // An existing text is only overwritten by a new one: its owner may be changing it in the meantime.
  const texts = {
    title: title || (known.title ? undefined : made?.title),
    description: description || (known.description ? undefined : made?.description),
  };
  const detected = publicationLanguage({
    ...seen,
    title: texts.title ?? seen.title,
    description: texts.description ?? seen.description,
  });
  const published = db
    .select()
    .from(publications)
    .where(and(ofPrompt, isNotNull(publications.townNumber)));
  const isNew = db
    .select()
    .from(prompts)
    .where(and(isAllowed, notExists(published)));
  const place = { category, subcategory, showProfile, remixOf };
  const next = sql`(select total from ${counters} where ${isSequence})`;
  const row = publicationRow({
    ...place,
    shareId: ids.create(),
    isPublic: true,
    townNumber: next,
    publishedAt: clock.now(),
    language: language ?? detected,
  });
  const publishing = db.batch([
    allowEarly(services, viewer),
    db
      .update(counters)
      .set({ total: sql`${counters.total} + 1` })
      .where(and(isSequence, exists(isNew))),
    // The texts first: what is listed by then would be indexed twice.
    db
      .update(prompts)
      .set({ ...storedTexts(texts), copiedFrom: remixOf })
      .where(isAllowed)
      .returning({ id: prompts.id }),
    db
      .insert(publications)
      .select(db.select(row).from(prompts).where(isAllowed))
      .onConflictDoUpdate({
        target: publications.promptId,
        set: {
          ...place,
          language: language ?? sql`coalesce(${publications.language}, ${detected})`,
          townNumber: sql`coalesce(${publications.townNumber}, excluded.town_number)`,
          publishedAt: sql`coalesce(${publications.publishedAt}, excluded.published_at)`,
          // A prompt hidden by its owner stays hidden.
          isPublic: sql`iif(${publications.townNumber} is null, 1, ${publications.isPublic})`,
        },
      }),
    ...(openProfile ? [showOwner(services, viewer, displayName, isAllowed)] : []),
    ...hidingAll,
    selectPrompts(services).where(isOwn(viewer, id)),
  ]);
  const results = await publishing.catch(languageVersionTaken).catch(publishedTooEarly(services, viewer));
  const [, , [changed]] = results;
  const [after] = results.at(-1) as PromptRows;
  // Deleted, withheld or edited in the meantime.
  if (!after) throw new AppError("prompt_not_found");
  if (!changed) throw new AppError(after.withheldAt ? "prompt_removed" : "prompt_changed");
  return { prompt: toPrompt(after), isFirst: stored.publishedAt === null };
}

/** The statement that shows the viewer's profile, if the prompt is published; `name` is for one without a name. */
const showOwner = (
  { db }: Pick<Services, "db">,
  { id }: { id: string },
  name: string | null = null,
  isAllowed: SQL | undefined,
) =>
  db
    .update(users)
    .set({ isPublic: true, displayName: sql`coalesce(${users.displayName}, ${name})` })
    .where(and(eq(users.id, id), exists(db.select().from(prompts).where(isAllowed))));

/** The hidden profile that the viewer may show with a publication; null once something of theirs is in the town. */
export async function askForProfile(
  { db }: Pick<Services, "db">,
  { id }: { id: string },
): Promise<{ displayName: string | null } | null> {
  const posts = db
    .select()
    .from(publications)
    .where(and(eq(publications.userId, id), sql`${publications.townNumber} is not null`));
  const [profile = null] = await db
    .select({ displayName: users.displayName })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isPublic, false), notExists(posts)));
  return profile;
}

/** The purpose and text of a prompt without hidden characters; undefined if they have none. */
function withoutHidden(prompt: Pick<Prompt, "originalInput" | "content">) {
  const [originalInput, content] = [cleanHidden(prompt.originalInput), cleanHidden(prompt.content)];
  if (originalInput.hidden.length + content.hidden.length === 0) return undefined;
  return { originalInput: originalInput.text.trim(), content: content.text.trim() };
}
