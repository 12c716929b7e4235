import { Column, fillPlaceholders, is, type Placeholder, sql, SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";

import { casing, type Db } from "./client";

/** A query builder without a database: it writes the text of queries. */
const writer = drizzle({} as D1Database, { casing });

/** Selected columns by name, also in groups. The result's columns need different names: rows come as objects. */
type Selection = { [name: string]: Column | SQL.Aliased | Selection };

/** A converter of a row's stored values, from a place on, for a selection; `width`: the number of its values. */
interface Reader {
  width: number;
  read: (stored: readonly unknown[], from: number) => Record<string, unknown>;
}

function readerOf(selection: Selection): Reader {
  let width = 0;
  const parts = Object.entries(selection).map(([name, source]) => {
    const from = width;
    if (is(source, Column) || is(source, SQL.Aliased)) {
      width += 1;
      const column = is(source, Column) ? source : null;
      return [name, from, column, null] as const;
    }
    const group = readerOf(source);
    width += group.width;
    return [name, from, null, group] as const;
  });
  const read = (stored: readonly unknown[], start: number) => {
    const row: Record<string, unknown> = {};
    for (const [name, from, column, group] of parts) {
      const value = stored[start + from];
      if (group) row[name] = group.read(stored, start + from);
      else row[name] = column && value !== null ? column.mapFromDriverValue(value) : value;
    }
    return row;
  };
  return { width, read };
}

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
  const { read } = readerOf(selection);
  return (db, values) => {
    written ??= write(writer).toSQL();
    return {
      statement: db.$client.prepare(written.sql).bind(...fillPlaceholders(written.params, values)),
      rows: ({ results }) =>
        (results as Record<string, unknown>[]).map((stored) => read(Object.values(stored), 0) as Row),
    };
  };
}

/** The rows of a written query. */
export const readRows = async <Row>({ statement, rows }: Bound<Row>): Promise<Row[]> =>
  rows(await statement.all());

/** The rows of several written queries, in one round trip. */
export async function readAll<Rows extends unknown[]>(
  db: Db,
  ...queries: { [At in keyof Rows]: Bound<Rows[At]> }
): Promise<{ [At in keyof Rows]: Rows[At][] }> {
  const results = await db.$client.batch(queries.map(({ statement }) => statement));
  return queries.map(({ rows }, at) => rows(results[at]!)) as { [At in keyof Rows]: Rows[At][] };
}

/** A written query for each shape that its text depends on, such as the length of a list. */
export function oncePer<Shape, Query>(write: (shape: Shape) => Query): (shape: Shape) => Query {
  const queries = new Map<Shape, Query>();
  return (shape) => {
    const query = queries.get(shape) ?? write(shape);
    queries.set(shape, query);
    return query;
  };
}

/** Placeholders of a list, for `inArray`; `numbered` has their values. */
export const placeholders = (length: number): Placeholder[] =>
  Array.from({ length }, (_, place) => sql.placeholder(`value${place}`));

export const numbered = (values: readonly (string | number)[]): Values =>
  Object.fromEntries(values.map((value, place) => [`value${place}`, value]));
