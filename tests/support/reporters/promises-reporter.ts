import type { FullResult, Reporter, Suite } from "@playwright/test/reporter";

import { promiseIds } from "./promises";

/** Fails a Playwright run in which a test of a promise of `docs/security.md` did not pass, a skipped one too. */
export default class PromisesReporter implements Reporter {
  private suite: Suite | undefined;

  private hasRun = false;

  onBegin(_: unknown, suite: Suite) {
    this.suite = suite;
  }

  onTestEnd() {
    this.hasRun = true;
  }

  onEnd(result: FullResult) {
    // The cause would drown among the promises.
    if (!this.hasRun) {
      process.stderr.write("The browser tests could not start.\n");
      return Promise.resolve({ status: "failed" as const });
    }
    const unheld = (this.suite?.allTests() ?? []).filter(
      (test) => promiseIds(test.tags).length > 0 && !["expected", "flaky"].includes(test.outcome()),
    );
    for (const { tags, title, location } of unheld)
      process.stderr.write(
        `Promise ${promiseIds(tags).join(", ")}: "${title}" of ${location.file} did not pass.\n`,
      );
    return Promise.resolve({ status: unheld.length > 0 ? ("failed" as const) : result.status });
  }
}
