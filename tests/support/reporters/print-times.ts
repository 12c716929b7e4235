/** The time of a test in a worker, in seconds. */
export interface TimedTest {
  kind: string;
  file: string;
  title: string;
  seconds: number;
}

/** Number of tests in the list of the slowest. */
const slowest = 10;

const row = (seconds: number, ...words: (string | number)[]) =>
  `${seconds.toFixed(1).padStart(8)} s  ${words.join("  ")}\n`;

/** Prints the worker time of each kind and file, and the slowest tests. */
export function printTimes(tests: readonly TimedTest[]): void {
  const sums = (name: (test: TimedTest) => string) => {
    const groups = new Map<string, { seconds: number; count: number }>();
    for (const test of tests) {
      const { seconds, count } = groups.get(name(test)) ?? { seconds: 0, count: 0 };
      groups.set(name(test), { seconds: seconds + test.seconds, count: count + 1 });
    }
    return [...groups]
      .map(([group, sum]) => ({ group, ...sum }))
      .toSorted((one, other) => other.seconds - one.seconds);
  };
  const lines = (title: string, groups: ReturnType<typeof sums>) =>
    `\n${title}\n${groups.map(({ seconds, group, count }) => row(seconds, group, `(${count})`)).join("")}`;
  const last = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowest);
  process.stdout.write(
    lines(
      "Worker time by kind",
      sums(({ kind }) => kind),
    ) +
      lines(
        "Worker time by file",
        sums(({ kind, file }) => `${kind} ${file}`),
      ) +
      `\nThe slowest tests\n${last.map(({ seconds, kind, file, title }) => row(seconds, kind, file, title)).join("")}`,
  );
}
