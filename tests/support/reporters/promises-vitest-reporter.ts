import type { Reporter, TestModule } from "vitest/node";

import { promiseIds } from "./promises";

/** Fails a Vitest run in which a test of a promise of `docs/security.md` did not pass, a skipped one too. */
export default class PromisesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const unheld = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => promiseIds(test.tags).length > 0 && test.result().state !== "passed");
    for (const { tags, name, module } of unheld)
      process.stderr.write(
        `Promise ${promiseIds(tags).join(", ")}: "${name}" of ${module.moduleId} did not pass.\n`,
      );
    if (unheld.length > 0) process.exitCode = 1;
  }
}
