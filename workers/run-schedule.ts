import { expireSignIns } from "~/features/accounts/expire-sign-ins.server";
import { expireRecords } from "~/features/generation/expire-records.server";
import { indexTown } from "~/features/town/index-town.server";
import { reportErrorOf } from "~/http/report-error.server";
import { writeLine } from "~/platform/log-line";
import type { Services } from "~/services";

/** One of the two schedules of `wrangler.toml`; the other is once a day. */
const everyMinute = "* * * * *";

/** Of the search's outbox; a round takes eight statements, and D1 allows a thousand a run. */
const roundsPerRun = 100;

type Work = (services: Services) => Promise<object>;

const minutely: Work[] = [(services) => indexTown(services, roundsPerRun).then(() => ({}))];
const daily: Work[] = [expireRecords, expireSignIns];

/**
 * Does what a schedule of `wrangler.toml` is for, and logs what went. What fails keeps nothing else from being done; the run
 * then fails as a whole with the first failure.
 */
export async function runSchedule(cron: string, services: Services, runId: string): Promise<void> {
  const started = Date.now();
  const works = cron === everyMinute ? minutely : daily;
  const results = await Promise.allSettled(works.map((work) => work(services)));
  const failures = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason as unknown] : [],
  );
  for (const failure of failures) reportErrorOf(runId, failure);
  const { milliseconds: dbMilliseconds, ...counts } = services.costs;
  writeLine("schedule", runId, {
    schedule: works === minutely ? "search" : "expiry",
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
