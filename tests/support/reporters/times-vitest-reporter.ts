import type { Reporter, TestModule } from "vitest/node";

import { printTimes } from "./print-times";
import { fileOfTest } from "./promises";

/** Prints the times of a Vitest run. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    printTimes(
      modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => ({
          kind: module.project.name,
          file: fileOfTest(module.moduleId),
          title: test.name,
          seconds: (test.diagnostic()?.duration ?? 0) / 1_000,
        })),
      ),
    );
  }
}
