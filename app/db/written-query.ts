import { Column, fillPlaceholders, is, type Placeholder, sql, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";

import { casing, type Db } from "./client";

/** A query builder without a database: it writes the text of queries. */
const writer = drizzle({} as D1Database, { casing });

type Selection = Record<string, Column | SQL.Aliased>;

/** The values of a query's placeholders, by name, as the database stores them. */
type Values = Record<string, string | number | null>;

/** A query with its values, ready to be sent alone or in a batch. */
interface Bound<Row> {
  statement: D1PreparedStatement;
  rows: (result: D1Result) => Row[];
}

/**
 * A query whose text is written once for all requests: drizzle takes longer to write one than SQLite to answer it. `write` gets
 * the selection and uses `sql.placeholder` for each value.
 */
export function writtenQuery<Row>(
  selection: Selection,
  write: (db: Db) => PromiseLike<Row[]> & { toSQL(): { sql: string; params: unknown[] } },
): (db: Db, values: Values) => Bound<Row> {
  let written: { sql: string; params: unknown[] } | undefined;
  const fields = Object.entries(selection).map(
    ([name, source]) => [name, is(source, Column) ? source : null] as const,
  );
  const read = (stored: Record<string, unknown>): Row => {
    const values = Object.values(stored);
    const row: Record<string, unknown> = {};
    for (const [place, [name, column]] of fields.entries()) {
      const value = values[place];
      row[name] = column && value !== null ? column.mapFromDriverValue(value) : value;
    }
    return row as Row;
  };
  return (db, values) => {
    written ??= write(writer).toSQL();
    return {
      statement: db.$client.prepare(written.sql).bind(...fillPlaceholders(written.params, values)),
      rows: ({ results }) => (results as Record<string, unknown>[]).map(read),
    };
  };
}

/** The rows of a written query. */
export const readRows = async <Row>({ statement, rows }: Bound<Row>): Promise<Row[]> =>
  rows(await statement.all());

/** The rows of two written queries, in one round trip. */
export async function readBoth<One, Other>(
  db: Db,
  one: Bound<One>,
  other: Bound<Other>,
): Promise<[One[], Other[]]> {
  const [first, second] = await db.$client.batch([one.statement, other.statement]);
  return [one.rows(first!), other.rows(second!)];
}

/** A written query for each length of a list that it binds. */
export function oncePerLength<Query>(write: (length: number) => Query): (length: number) => Query {
  const queries = new Map<number, Query>();
  return (length) => {
    const query = queries.get(length) ?? write(length);
    queries.set(length, query);
    return query;
  };
}

/** Placeholders of a list, for `inArray`; `numbered` has their values. */
export const placeholders = (length: number): Placeholder[] =>
  Array.from({ length }, (_, place) => sql.placeholder(`value${place}`));

export const numbered = (values: readonly (string | number)[]): Values =>
  Object.fromEntries(values.map((value, place) => [`value${place}`, value]));
