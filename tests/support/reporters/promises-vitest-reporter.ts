import type { Reporter, TestModule } from "vitest/node";

import { fileOfTest, promiseIds, unheldPromises } from "./promises";

/** Fails a whole Vitest run without a passed tagged test in each test file of `docs/security.md`. */
export default class PromisesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })))
      .map(({ module, test }) => ({
        file: fileOfTest(module.moduleId),
        title: test.name,
        ids: promiseIds(test.tags),
        passed: test.result().state === "passed",
      }))
      .filter(({ ids }) => ids.length > 0);
    const faults = unheldPromises(tests, ".test.ts");
    for (const fault of faults) process.stderr.write(`Promise ${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
