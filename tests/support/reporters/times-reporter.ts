import type { Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

import { printTimes, type TimedTest } from "./print-times";
import { fileOfTest } from "./promises";

const projectOf = (suite: Suite | undefined): string =>
  suite?.project()?.name ?? (suite ? projectOf(suite.parent) : "");

/** Prints the times of a Playwright run. */
export default class TimesReporter implements Reporter {
  private readonly tests: TimedTest[] = [];

  onTestEnd({ title, location, parent }: TestCase, { duration }: TestResult) {
    const file = fileOfTest(location.file);
    this.tests.push({ kind: projectOf(parent), file, title, seconds: duration / 1_000 });
  }

  onEnd() {
    printTimes(this.tests);
  }
}
