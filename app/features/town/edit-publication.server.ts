import { and, eq, exists, isNotNull } from "drizzle-orm";

import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors, refuseCopiedEdit } from "~/features/prompts/copies/refuse-copied-edit.server";
import {
  beforeEdit,
  foldedColumns,
  hasTexts,
  mayReplaceSince,
  mayShow,
  nextUpdatedAt,
  overwrites,
  templateColumns,
} from "~/features/prompts/prompt-columns.server";
import { getPrompt, isOwn, isOwnShared } from "~/features/prompts/get-prompt.server";
import { listFactsToHide } from "~/features/facts/list-facts.server";
import { changedShownTemplate } from "~/features/prompts/change-template.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { PublicationPatch } from "./schema";
import { languageVersionTaken } from "./language-version-taken.server";

export const editPublicationOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "prompt_changed", "version_exists", ...copiedEditErrors],
});

/**
 * Changes content and category of one of the viewer's published prompts (specification, section 4). The later change
 * wins; with `ifUnchanged` a change since the client's basis refuses another text. `overwrote`: the prompt had changed
 * since the basis. Errors: `prompt_not_found`, `prompt_changed`, `version_exists`, those of `refuseCopiedEdit`, and
 * `invalid_fields` for a wrong definition of a variable.
 */
export async function editPublication(
  services: Comparing & Pick<Services, "clock">,
  viewer: { id: string },
  id: string,
  { content, variables, category, subcategory, language, updatedAt: basis, ifUnchanged }: PublicationPatch,
): Promise<{ overwrote: boolean }> {
  const { db } = services;
  const stored = await getPrompt(services, viewer, id);
  const facts = await listFactsToHide(services, viewer, stored, [content, variables]);
  const template = changedShownTemplate(stored, { content, variables }, facts);
  if (template) await refuseCopiedEdit(services, viewer, stored, template);
  const isPosted = and(isOwnShared(viewer, id), isNotNull(publications.townNumber));
  const isPostedPrompt = and(isOwn(viewer, id), exists(db.select().from(publications).where(isPosted)));
  const isPlaced = and(
    isPosted,
    category && eq(publications.category, category),
    subcategory && eq(publications.subcategory, subcategory),
    language && eq(publications.language, language),
  );
  const isSame = and(hasTexts({ template }), exists(db.select().from(publications).where(isPlaced)))!;
  const isSince = mayReplaceSince(ifUnchanged ? basis : undefined, { template });
  const mayReplace = and(isSince, template && mayShow(stored))!;
  const editing = db.batch([
    db.select(beforeEdit(mayReplace, isSame)).from(prompts).where(isPostedPrompt),
    db
      .update(publications)
      .set({ category, subcategory, language })
      .where(
        and(
          isPosted,
          exists(
            db
              .select()
              .from(prompts)
              .where(and(isOwn(viewer, id), mayReplace)),
          ),
        ),
      ),
    db
      .update(prompts)
      .set({
        ...(template && templateColumns(template, "edited")),
        ...foldedColumns({ template }),
        updatedAt: nextUpdatedAt(services),
      })
      .where(and(isPostedPrompt, mayReplace))
      .returning({ id: prompts.id }),
  ]);
  const [[before], , [changed]] = await editing.catch(languageVersionTaken);
  if (!before) throw new AppError("prompt_not_found");
  const overwrote = overwrites(before, basis);
  if (!changed) throw new AppError("prompt_not_found");
  return { overwrote };
}
