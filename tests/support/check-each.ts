/** Checks several cases at a time, and after the last names those that failed. */
export async function checkEach<Case>(
  cases: Iterable<Case>,
  nameOf: (one: Case) => string,
  check: (one: Case, at: number) => Promise<void>,
  lanes = 8,
): Promise<void> {
  const queue = [...cases].entries();
  const faults: string[] = [];
  const runLane = async () => {
    for (const [at, one] of queue)
      try {
        await check(one, at);
      } catch (error) {
        faults.push(`${nameOf(one)}: ${error instanceof Error ? error.stack : String(error)}`);
      }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  if (faults.length > 0) throw new Error(faults.join("\n\n"));
}
