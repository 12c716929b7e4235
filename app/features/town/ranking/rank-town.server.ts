import { eq, sql } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { rankOutbox, townRanks } from "~/db/schema";
import { dayLength, dayOf } from "~/domain/days";
import { circle, goldenStep } from "~/domain/town-sorts";
import type { Services } from "~/services";

import { fewSeen, freshDays, rankedPerRound, usesPerSave, weekDays } from "./limits";

/** A score as SQL: saves first, uses second. */
const scoreOf = (saves: string, uses: string) =>
  sql.raw(`${saves} * ${usesPerSave} + min(${uses}, ${usesPerSave - 1})`);

/** SQL of a round's publications, those waiting longest first. */
const roundOf = (now: Date) =>
  sql`select town_number from rank_outbox where due <= ${now.getTime()} order by due limit ${rankedPerRound}`;

/** The week's score of a prompt as SQL. Null if there is no save and no use. */
const weekOf = (now: Date) => sql`(
  select ${scoreOf("sum(save_count)", "sum(use_count)")} from town_days
  where prompt_id = publications.prompt_id and day >= ${dayOf(now) - weekDays + 1}
)`;

/** SQL of the rows that a round's publications should have in the rankings: every score by list. */
function wantedRanks(now: Date) {
  const isNew = sql`published_at > ${now.getTime() - freshDays * dayLength}`;
  return sql`
    with listed as materialized (
      select town_number, category, subcategory, language, is_lead, ranked_save_count, use_count, published_at, is_proven,
        coalesce(first_picture, first_text) is not null as has_results, ${weekOf(now)} as week
      from (${roundOf(now)}) as round cross join publications using (town_number) where ${isListed}
    ),
    scores (town_number, ranking, score) as (
      select town_number, 'week', week from listed where week > 0
      union all
      select town_number, 'best', ${scoreOf("ranked_save_count", "use_count")} from listed where ranked_save_count + use_count > 0
      union all
      select town_number, 'fresh', (town_number * ${goldenStep}) % ${circle} from listed
        where ${isNew} and ranked_save_count = 0 and use_count < ${fewSeen}
      union all
      select town_number, 'results', town_number from listed where has_results
      union all
      select town_number, 'proven', town_number from listed where is_proven
    )
    select heads.value || places.value as list, ranking, score, town_number
    from scores join listed using (town_number),
      json_each(json_array(iif(is_lead, '', null), language || ':')) as heads,
      json_each(json_array('all', category, subcategory)) as places
    where heads.value is not null`;
}

const rank = sql.raw("(list, ranking, town_number)");

/** When this publication must be ranked again without an event, or null. */
function nextDue(now: Date) {
  const oldestDay = sql`(
    select min(day) from town_days
    where prompt_id = publications.prompt_id and day >= ${dayOf(now) - weekDays + 1} and save_count + use_count > 0
  )`;
  return sql`(
    select min(ends.value) from publications, json_each(json_array(
      (${oldestDay} + ${weekDays}) * ${dayLength}, published_at + ${freshDays * dayLength}
    )) as ends
    where publications.town_number = rank_outbox.town_number and ${isListed} and ends.value > ${now.getTime()}
  )`;
}

/** The mark of a publication that has no further change to wait for. */
const settled = -1;

/**
 * Ranks the publications whose saves, uses or category have changed, or whose scores end by now: at most `rounds` times
 * 50, the ones waiting longest first. A round is one transaction, so that it may run twice at once, and be interrupted
 * anywhere.
 */
export async function rankTown({ db, clock }: Pick<Services, "db" | "clock">, rounds: number): Promise<void> {
  const now = clock.now();
  const [round, wanted] = [roundOf(now), wantedRanks(now)];
  const isInRound = sql`town_number in (${round})`;
  for (let count = 0; count < rounds; count += 1) {
    const [[waiting]] = await db.batch([
      db.select({ publications: sql<number>`count(*)` }).from(sql`(${round})`),
      db
        .delete(townRanks)
        .where(sql`${isInRound} and ${rank} not in (select list, ranking, town_number from (${wanted}))`),
      ...(["week", "best"] as const).map((ranking) => {
        const score = sql`(
          select ${ranking === "week" ? weekOf(now) : scoreOf("ranked_save_count", "use_count")} from publications
          where publications.town_number = town_ranks.town_number and ${isListed}
        )`;
        return db
          .update(townRanks)
          .set({ score })
          .where(sql`${isInRound} and ranking = ${ranking} and score <> ${score}`);
      }),
      db.insert(townRanks).select(
        sql`select list, ranking, score, town_number from (${wanted})
          where ${rank} not in (select list, ranking, town_number from town_ranks where ${isInRound})`,
      ),
      db
        .update(rankOutbox)
        .set({ due: sql`coalesce(${nextDue(now)}, ${settled})` })
        .where(isInRound),
      db.delete(rankOutbox).where(eq(rankOutbox.due, settled)),
    ]);
    if (waiting!.publications < rankedPerRound) return;
  }
}
