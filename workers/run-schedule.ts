import { expireSignIns } from "~/features/accounts/expire-sign-ins.server";
import { sweepFiles } from "~/features/accounts/sweep-files.server";
import { expireRecords } from "~/features/generation/expire-records.server";
import { indexTown } from "~/features/town/index-town.server";
import { reportErrorOf } from "~/http/errors.server";
import { writeLine } from "~/platform/write-line";
import type { Services } from "~/services";

/** Of the search's outbox; a round takes eight statements, and D1 allows a thousand a run. */
const roundsPerRun = 100;

interface Schedule {
  name: string;
  works: ((services: Services) => Promise<object>)[];
}

/** What the schedules of `wrangler.toml` are for. */
export const schedules: Record<string, Schedule> = {
  "* * * * *": {
    name: "search",
    works: [(services) => indexTown(services, roundsPerRun).then(() => ({}))],
  },
  "17 18 * * *": { name: "expiry", works: [expireRecords, expireSignIns, sweepFiles] },
};

/**
 * Does what a schedule of `wrangler.toml` is for, and logs what went. What fails keeps nothing else from being done; the run
 * then fails as a whole with the first failure.
 */
export async function runSchedule(cron: string, services: Services, runId: string): Promise<void> {
  const started = Date.now();
  const schedule = schedules[cron];
  if (!schedule) throw new Error(`Nothing is to be done by the schedule ${cron}.`);
  const results = await Promise.allSettled(schedule.works.map((work) => work(services)));
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
