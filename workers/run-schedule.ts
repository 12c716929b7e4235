import { expireSignIns } from "~/features/accounts/expire-sign-ins.server";
import { expireUnverified } from "~/features/accounts/expire-unverified.server";
import { sweepFiles } from "~/features/accounts/sweep-files.server";
import { countStrangers } from "~/features/accounts/budgets/stranger-totals.server";
import { sweepExamples } from "~/features/sharing/examples/sweep-examples.server";
import { expireRecords } from "~/features/generator/expire-records.server";
import { expireComparisons } from "~/features/runs/compare/expire-comparisons.server";
import { expireUses, forgetSalts } from "~/features/town/ranking/expire-uses.server";
import { rankTown } from "~/features/town/ranking/rank-town.server";
import { expireImports } from "~/features/transfer/import-store.server";
import { indexTown } from "~/features/town/index-town.server";
import { expireTrash } from "~/features/prompts/trash/delete-for-good.server";
import { reportErrorOf } from "~/http/errors.server";
import { writeLine } from "~/platform/write-line";
import type { Services } from "~/services";

/** Rounds of the search outbox and of the rankings; each takes eight and six statements, and D1 allows a thousand per run. */
const searchRounds = 80;
const rankRounds = 40;

interface Schedule {
  name: string;
  jobs: ((services: Services, runId: string) => Promise<object>)[];
}

/** Jobs by cron expression of `wrangler.toml`. */
export const schedules: Record<string, Schedule> = {
  "* * * * *": {
    name: "search",
    jobs: [
      (services) => indexTown(services, searchRounds).then(() => ({})),
      (services) => rankTown(services, rankRounds).then(() => ({})),
      forgetSalts,
      (services, runId) => countStrangers(services, runId),
    ],
  },
  "17 18 * * *": {
    name: "deletion",
    jobs: [
      expireRecords,
      expireComparisons,
      expireSignIns,
      expireUnverified,
      expireTrash,
      expireImports,
      expireUses,
      (services) => sweepExamples(services),
      (services) => sweepFiles(services),
    ],
  },
};

/** Runs the jobs of a cron expression; a failure does not stop the others, and the run fails with the first error. */
export async function runSchedule(cron: string, services: Services, runId: string): Promise<void> {
  const started = Date.now();
  const schedule = schedules[cron];
  if (!schedule) throw new Error(`Nothing is to be done by the schedule ${cron}.`);
  const results = await Promise.allSettled(schedule.jobs.map((job) => job(services, runId)));
  const failures = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason as unknown] : [],
  );
  for (const failure of failures) reportErrorOf(runId, failure);
  const { milliseconds: dbMilliseconds, ...counts } = services.costs;
  writeLine("schedule", runId, {
    schedule: schedule.name,
    succeeded: failures.length === 0,
    removed: Object.assign(
      {},
      ...results.map((result) => (result.status === "fulfilled" ? result.value : {})),
    ),
    milliseconds: Date.now() - started,
    dbMilliseconds,
    ...counts,
  });
  if (failures.length > 0) throw failures[0];
}
