/** An executed statement with its values, the rows it read and wrote (tables and indexes), and its duration. */
export interface Cost {
  query: string;
  values: readonly unknown[];
  rowsRead: number;
  rowsWritten: number;
  milliseconds: number;
  /** The number of its round trip, shared by a batch. */
  trip: number;
}

/** A real D1 session that records each statement's cost, as D1 counts it. */
export function countingSession(session: D1DatabaseSession) {
  const costs: Cost[] = [];
  let trips = 0;
  const details = new WeakMap<
    object,
    { query: string; values: readonly unknown[]; real: D1PreparedStatement }
  >();

  function note(statement: D1PreparedStatement, { meta }: D1Result) {
    const { query, values } = details.get(statement)!;
    costs.push({
      query,
      values,
      rowsRead: meta.rows_read,
      rowsWritten: meta.rows_written,
      milliseconds: meta.duration,
      trip: trips,
    });
  }

  function watch(
    real: D1PreparedStatement,
    query: string,
    values: readonly unknown[] = [],
  ): D1PreparedStatement {
    const watched: D1PreparedStatement = Object.create(real, {
      bind: { value: (...bound: unknown[]) => watch(real.bind(...bound), query, bound) },
      all: {
        value: async () => {
          const result = await real.all();
          trips += 1;
          note(watched, result);
          return result;
        },
      },
      run: {
        value: async () => {
          const result = await real.run();
          trips += 1;
          note(watched, result);
          return result;
        },
      },
      raw: {
        value: async () => {
          const counted = await real.all<Record<string, unknown>>();
          trips += 1;
          note(watched, counted);
          // Raw rows come without a count: a read runs once more for them, since its columns may have one name.
          return counted.meta.changed_db ? counted.results.map((row) => Object.values(row)) : real.raw();
        },
      },
    });
    details.set(watched, { query, values, real });
    return watched;
  }

  return {
    session: {
      prepare: (query: string) => watch(session.prepare(query), query),
      async batch(statements: D1PreparedStatement[]) {
        const results = await session.batch(statements.map((statement) => details.get(statement)!.real));
        trips += 1;
        for (const [index, result] of results.entries()) note(statements[index]!, result);
        return results;
      },
      getBookmark: () => session.getBookmark(),
    } as D1DatabaseSession,
    /** The statements since the last call, in order. */
    takeCosts: (): Cost[] => costs.splice(0),
    /** The query plan of a statement, step by step. */
    async explain({ query, values }: Cost): Promise<string[]> {
      const plan = session.prepare(`EXPLAIN QUERY PLAN ${query}`).bind(...values);
      return (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail);
    },
  };
}
