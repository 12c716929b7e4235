import { and, desc, eq, isNotNull, sql } from "drizzle-orm";

import type { Member } from "~/context";
import { isItsPublication } from "~/db/prompt-conditions";
import { moderationDecisions, prompts, publications } from "~/db/schema";
import { named, readRows, writtenQuery } from "~/db/written-query";
import { AppError } from "~/errors";
import { isOwnShared } from "~/features/prompts/get-prompt.server";
import type { Services } from "~/services";

import { decisionColumns, shownTitle } from "./decision-columns.server";
import { shownDecisions } from "./limits";
import type { Withholding } from "./moderation-case";

/** Condition of the decision that stands: the latest about the prompt. */
const isLatest = sql`${moderationDecisions}.rowid = (
  select max(rowid) from moderation_decisions as other where other.prompt_id = ${publications.promptId}
)`;

const withheld = {
  promptId: publications.promptId,
  title: shownTitle.as("shown_title"),
  decision: named("decision", { ...decisionColumns, isFinal: moderationDecisions.isFinal }),
};

const selectWithheld = ({ db }: Pick<Services, "db">) =>
  db
    .select(withheld)
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    .leftJoin(moderationDecisions, isLatest)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectWithheld>>[number];

function toWithholding({ decision: stored, ...prompt }: Row): Withholding {
  // A prompt without a decision has no columns of one.
  if (stored.id === null) return { ...prompt, decision: null, mayAnswer: false };
  const { isFinal, ...decision } = stored;
  return { ...prompt, decision, mayAnswer: decision.answer === null && !isFinal };
}

/** The decision that withholds one of the viewer's prompts. Errors: `prompt_not_found`, also where none does. */
export async function getWithholding(
  services: Pick<Services, "db">,
  viewer: Pick<Member, "id">,
  id: string,
): Promise<Withholding> {
  const row = await selectWithheld(services)
    .where(and(isOwnShared(viewer, id), isNotNull(publications.withheldAt)))
    .get();
  if (!row) throw new AppError("prompt_not_found");
  return toWithholding(row);
}

const selectNewest = writtenQuery(withheld, (db) =>
  selectWithheld({ db })
    .where(
      and(
        eq(publications.userId, sql.placeholder("viewerId")),
        sql.raw("publications.withheld_at is not null"),
      ),
    )
    .orderBy(desc(publications.withheldAt))
    .limit(shownDecisions),
);

/** The last decisions that withhold prompts of the viewer, newest first. */
export async function listWithheld(
  { db }: Pick<Services, "db">,
  viewer: Pick<Member, "id">,
): Promise<Withholding[]> {
  return (await readRows(selectNewest(db, { viewerId: viewer.id }))).map(toWithholding);
}
