import { and, eq, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { isItsPublication, isListedIn } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import { compareTemplates } from "~/features/prompts/history/compare-versions.server";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { isOpen } from "~/features/sharing/get-shared-prompt.server";
import { shownTitle } from "~/features/sharing/shown-texts";
import { isSourceText, sources, sourceTexts } from "~/features/town/remix-source.server";
import type { Comparison } from "~/features/text/compare-texts";
import type { Services } from "~/services";

export interface RemixComparison {
  remix: { shareId: string; title: string };
  source: { shareId: string | null; title: string };
  comparison: Comparison;
  /** Names of the variables whose definitions differ. */
  variables: string[];
}

const fields = (table: typeof publications | typeof sources, texts: typeof prompts | typeof sourceTexts) => ({
  shareId: table.shareId,
  title: texts.title,
  originalInput: texts.originalInput,
  content: texts.content,
  variables: texts.variables,
});

/** Compares a remix with its source, for a viewer who may see both. Errors: `prompt_not_found`, also for a prompt that is no remix. */
export async function compareRemix(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
  shareId: string,
): Promise<RemixComparison> {
  const isListed = isListedIn(sources);
  const row = await db
    .select({ remix: fields(publications, prompts), source: fields(sources, sourceTexts) })
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    .innerJoin(
      sources,
      and(
        eq(sources.promptId, publications.remixOf),
        viewer ? or(isListed, eq(sources.userId, viewer.id)) : isListed,
      ),
    )
    .innerJoin(sourceTexts, isSourceText)
    .where(isOpen(viewer, shareId))
    .get();
  if (!row) throw new AppError("prompt_not_found");
  const [remix, source] = [withVariables(row.remix), withVariables(row.source)];
  return {
    remix: { shareId, title: shownTitle(remix) },
    source: { shareId: source.shareId, title: shownTitle(source) },
    ...compareTemplates(source, remix),
  };
}
