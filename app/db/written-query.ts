import { Column, fillPlaceholders, type GetColumnData, is, type Placeholder, sql, SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";

import { casing, type Db } from "./client";

/** A query builder without a database: it writes the text of queries. */
const writer = drizzle({} as D1Database, { casing });

/** Selected columns by name, also in groups. The result's columns need different names: rows come as objects. */
type Selection = { [name: string]: Column | SQL.Aliased | Selection };

type Decoder = Pick<Column, "mapFromDriverValue">;

/** The converter of a selected value: the column's, or that of `mapWith`, which drizzle keeps from its types. */
const decoderOf = (source: Column | SQL.Aliased): Decoder | null =>
  is(source, Column) ? source : (source.sql as unknown as { decoder: Decoder }).decoder;

/** Columns under names of their own, for a table joined to another that has the same names. */
export const named = <Columns extends Record<string, Column>>(prefix: string, columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      sql`${column}`.mapWith(column).as(`${prefix}_${name}`),
    ]),
  ) as unknown as { [Name in keyof Columns]: SQL.Aliased<GetColumnData<Columns[Name]>> };

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
      return [name, from, decoderOf(source), null] as const;
    }
    const group = readerOf(source);
    width += group.width;
    return [name, from, null, group] as const;
  });
  const read = (stored: readonly unknown[], start: number) => {
    const row: Record<string, unknown> = {};
    for (const [name, from, decoder, group] of parts) {
      const value = stored[start + from];
      if (group) row[name] = group.read(stored, start + from);
      else row[name] = decoder && value !== null ? decoder.mapFromDriverValue(value) : value;
    }
    return row;
  };
  return { width, read };
}

/** The values of a row in the order of its columns; two columns of one name would shift the rest. */
function valuesOf(stored: unknown, width: number): unknown[] {
  const values = Object.values(stored as Record<string, unknown>);
  if (values.length !== width)
    throw new Error("Columns of a written query need different names: see `named`.");
  return values;
}

/** The values of a query's placeholders, by name, as the database stores them. */
type Values = Record<string, string | number | null>;

/** A query with its values, ready to be sent alone or in a batch. */
interface Bound<Row> {
  db: Db;
  statement: D1PreparedStatement;
  rows: (result: D1Result) => Row[];
}

/**
 * A query whose text is written once for all requests: drizzle takes longer to write one than SQLite to run it. `write`
 * gets the selection and uses `sql.placeholder` for each value.
 */
export function writtenQuery<Row>(
  selection: Selection,
  write: (db: Db) => PromiseLike<Row[]> & { toSQL(): { sql: string; params: unknown[] } },
): (db: Db, values: Values) => Bound<Row> {
  let written: { sql: string; params: unknown[] } | undefined;
  const { width, read } = readerOf(selection);
  return (db, values) => {
    written ??= write(writer).toSQL();
    return {
      db,
      statement: db.$client.prepare(written.sql).bind(...fillPlaceholders(written.params, values)),
      rows: ({ results }) => results.map((stored) => read(valuesOf(stored, width), 0) as Row),
    };
  };
}

interface Waiting {
  statement: D1PreparedStatement;
  resolve: (result: D1Result) => void;
  reject: (reason: unknown) => void;
}

/** Reads of one turn by database, until they are sent. */
const waiting = new WeakMap<Db, Waiting[]>();

async function sendWaiting(db: Db) {
  const reads = waiting.get(db)!;
  waiting.delete(db);
  try {
    const statements = reads.map(({ statement }) => statement);
    const results =
      statements.length === 1 ? [await statements[0]!.all()] : await db.$client.batch(statements);
    for (const [at, { resolve }] of reads.entries()) resolve(results[at]!);
  } catch (thrown) {
    for (const { reject } of reads) reject(thrown);
  }
}

/**
 * The rows of a written query. Queries asked for in the same turn, such as those of a `Promise.all`, are sent in one round trip and
 * see the same state of the database; they fail together.
 */
export const readRows = async <Row>({ db, statement, rows }: Bound<Row>): Promise<Row[]> => {
  const result = await new Promise<D1Result>((resolve, reject) => {
    const others = waiting.get(db);
    if (others) others.push({ statement, resolve, reject });
    else {
      waiting.set(db, [{ statement, resolve, reject }]);
      queueMicrotask(() => void sendWaiting(db));
    }
  });
  return rows(result);
};

/** The rows of several written queries, in one round trip. */
export const readAll = <Rows extends unknown[]>(
  ...queries: { [At in keyof Rows]: Bound<Rows[At]> }
): Promise<{ [At in keyof Rows]: Rows[At][] }> =>
  Promise.all(queries.map(readRows)) as Promise<{ [At in keyof Rows]: Rows[At][] }>;

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
