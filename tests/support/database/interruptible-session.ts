interface Interruption {
  before: RegExp;
  work: () => Promise<unknown>;
}

/**
 * A real D1 session that records the SQL of its statements; `interrupt` runs a test's work once, right before the next
 * matching statement. This makes races deterministic.
 */
export function interruptibleSession(session: D1DatabaseSession) {
  const ran: string[] = [];
  const queries = new WeakMap<object, string>();
  const originals = new WeakMap<object, D1PreparedStatement>();
  let interruption: Interruption | null = null;

  async function note(texts: string[]) {
    const due = interruption;
    if (due && texts.some((text) => due.before.test(text))) {
      interruption = null;
      await due.work();
    }
    ran.push(...texts);
  }

  function watch(statement: D1PreparedStatement, query: string): D1PreparedStatement {
    const watched: D1PreparedStatement = Object.create(statement, {
      bind: { value: (...values: unknown[]) => watch(statement.bind(...values), query) },
      ...Object.fromEntries(
        (["run", "all", "raw", "first"] as const).map((name) => [
          name,
          {
            value: async (...options: unknown[]) => {
              await note([query]);
              return Reflect.apply(statement[name], statement, options);
            },
          },
        ]),
      ),
    });
    queries.set(watched, query);
    originals.set(watched, statement);
    return watched;
  }

  const watchedSession = {
    prepare: (query: string) => watch(session.prepare(query), query),
    async batch(statements: D1PreparedStatement[]) {
      await note(statements.map((statement) => queries.get(statement) ?? ""));
      return session.batch(statements.map((statement) => originals.get(statement) ?? statement));
    },
    getBookmark: () => session.getBookmark(),
  } as D1DatabaseSession;

  return {
    session: watchedSession,
    /** The SQL of the statements run so far, in order. */
    ran,
    interrupt(before: RegExp, work: () => Promise<unknown>) {
      interruption = { before, work };
    },
  };
}
