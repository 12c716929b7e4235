import type { FullResult, Reporter, Suite } from "@playwright/test/reporter";

import { fileOfTest, promiseIds, unheldPromises } from "./promises";

/** Fails a whole Playwright run without a passed browser or HTTP test for each promise of `docs/security.md`. */
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
    const tests = (this.suite?.allTests() ?? [])
      .map((test) => ({
        file: fileOfTest(test.location.file),
        title: test.title,
        ids: promiseIds(test.tags),
        passed: test.outcome() === "expected" || test.outcome() === "flaky",
      }))
      .filter(({ ids }) => ids.length > 0);
    const faults = unheldPromises(tests, ".spec.ts");
    for (const fault of faults) process.stderr.write(`Promise ${fault}\n`);
    return Promise.resolve({ status: faults.length > 0 ? ("failed" as const) : result.status });
  }
}
