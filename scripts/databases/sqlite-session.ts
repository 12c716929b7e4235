import type { DatabaseSync } from "node:sqlite";

interface Bound {
  all(): Promise<{ results: unknown[]; success: true; meta: object }>;
  raw(): Promise<unknown[]>;
  run(): Promise<{ results: unknown[]; success: true; meta: object }>;
}

/** A SQLite file with the interface of a D1 session, for the product's own commands. It starts no transactions. */
export function sqliteSession(database: DatabaseSync): D1DatabaseSession {
  const prepare = (query: string) => {
    const statement = database.prepare(query);
    const bind = (...values: never[]): Bound => {
      const all = async () => {
        statement.setReturnArrays(false);
        return { results: statement.all(...values), success: true as const, meta: {} };
      };
      const raw = async () => {
        statement.setReturnArrays(true);
        return statement.all(...values);
      };
      return { all, raw, run: all };
    };
    return { bind, ...bind() };
  };
  const batch = async (statements: Bound[]) => {
    const results = [];
    for (const statement of statements) results.push(await statement.all());
    return results;
  };
  return { prepare, batch, getBookmark: () => null } as unknown as D1DatabaseSession;
}
