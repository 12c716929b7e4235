import { documentTokens, matchRun, splitRuns } from "./grams";
import { phrasesOf } from "./phrases";
import type { SearchChange, SearchIndex } from "./search-index";

const findQuery =
  "SELECT rowid AS townNumber FROM publications WHERE publications MATCH ? ORDER BY rowid DESC LIMIT ?";

type Found = { townNumber: number };

/** Publications with a phrase or word that are counted, the newest: one of many tells little. */
const findsPerPhrase = 20;

/** How much a word tells that so many publications have, and one that none has the most. */
const rarityOf = (found: number): number => Math.log2((2 * findsPerPhrase) / Math.max(found, 0.5));

/** The share of what all words tell that a near publication has. */
const leastShare = 1 / 2;

/** Five values each; D1 allows a hundred per statement. */
const documentsPerStatement = 20;

/** A scope as one token; no gram starts with its underscore. */
const scopeToken = (scope: string) => `_${scope.replace(/[^\p{L}\p{N}_]/gu, "")}`;

/** Every token has only letters, digits and marks, so no search text is parsed as syntax. */
function matchExpression(runs: readonly string[], scope: string | null): string | null {
  const matches = [...new Set(runs.flatMap(splitRuns))].map(matchRun);
  return matches.length === 0 ? null : inScope(scope, matches);
}

/** The texts that have each run of a phrase. */
const matchPhrase = (phrase: string) => `(${splitRuns(phrase).map(matchRun).join(" AND ")})`;

const inScope = (scope: string | null, matches: readonly string[]) =>
  [...(scope === null ? [] : [`scope : "${scopeToken(scope)}"`]), ...matches].join(" AND ");

const isOutdated = (townNumber: string, version: string) =>
  `NOT EXISTS (SELECT 1 FROM versions WHERE town_number = ${townNumber} AND version >= ${version})`;

function putDocuments(session: D1DatabaseSession, changes: SearchChange[]): D1PreparedStatement {
  const values = changes.flatMap(({ townNumber, version, document }) => {
    const { grams, short } = documentTokens(document?.text ?? "");
    return [townNumber, version, (document?.scopes ?? []).map(scopeToken).join(" "), grams, short];
  });
  return session
    .prepare(
      `INSERT OR REPLACE INTO publications (rowid, scope, grams, short)
      SELECT column1, column3, column4, column5
      FROM (VALUES ${changes.map(() => "(?, ?, ?, ?, ?)").join(", ")})
      WHERE ${isOutdated("column1", "column2")}`,
    )
    .bind(...values);
}

const toJson = (changes: SearchChange[]) =>
  JSON.stringify(changes.map(({ townNumber, version }) => [townNumber, version]));

const deleteDocuments = (session: D1DatabaseSession, changes: SearchChange[]) =>
  session
    .prepare(
      `DELETE FROM publications WHERE rowid IN (
        SELECT value ->> 0 FROM json_each(?) WHERE ${isOutdated("value ->> 0", "value ->> 1")}
      )`,
    )
    .bind(toJson(changes));

const noteVersions = (session: D1DatabaseSession, changes: SearchChange[]) =>
  session
    .prepare(
      `INSERT INTO versions (town_number, version) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE true
      ON CONFLICT (town_number) DO UPDATE SET version = excluded.version WHERE excluded.version > versions.version`,
    )
    .bind(toJson(changes));

/** The index in a D1 database of its own (`migrations-search`), as FTS5 over our own grams. */
export const d1SearchIndex = (session: D1DatabaseSession): SearchIndex => ({
  async find({ runs, scope }, limit) {
    const expression = matchExpression(runs, scope);
    if (expression === null) return [];
    const { results } = await session.prepare(findQuery).bind(expression, limit).all<Found>();
    return results.map(({ townNumber }) => townNumber);
  },
  async findAlike(texts, limit) {
    const phrases = phrasesOf(texts);
    if (phrases.length === 0) return [];
    const found = await session.batch<Found>(
      phrases.map((phrase) => session.prepare(findQuery).bind(`grams : "${phrase}"`, findsPerPhrase)),
    );
    const counts = new Map<number, number>();
    for (const { townNumber } of found.flatMap(({ results }) => results))
      counts.set(townNumber, (counts.get(townNumber) ?? 0) + 1);
    return [...counts]
      .toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other)
      .slice(0, limit)
      .map(([townNumber]) => townNumber);
  },
  async findNear({ words, scope }, limit) {
    if (words.length === 0) return { townNumbers: [], rarities: [] };
    const found = await session.batch<Found>(
      words.map((same) =>
        session
          .prepare(findQuery)
          .bind(inScope(scope, [`(${same.map(matchPhrase).join(" OR ")})`]), findsPerPhrase),
      ),
    );
    const rarities = found.map(({ results }) => (results.length > 0 ? rarityOf(results.length) : null));
    // A word that no prompt has says nothing about which one is near, but most words have to be known.
    const known = found.filter(({ results }) => results.length > 0);
    if (known.length * 2 < found.length) return { townNumbers: [], rarities };
    const shares = new Map<number, number>();
    let whole = 0;
    for (const { results } of known) {
      const rarity = rarityOf(results.length);
      whole += rarity;
      for (const { townNumber } of results) shares.set(townNumber, (shares.get(townNumber) ?? 0) + rarity);
    }
    const townNumbers = [...shares]
      .filter(([, share]) => share >= whole * leastShare)
      .toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || other - one)
      .slice(0, limit)
      .map(([townNumber]) => townNumber);
    return { townNumbers, rarities };
  },
  async apply(changes) {
    if (changes.length === 0) return;
    // FTS5 flushes its buffer whenever a row id is lower than the one before.
    const inOrder = changes.toSorted((one, other) => one.townNumber - other.townNumber);
    const documents = inOrder.filter(({ document }) => document !== null);
    const statements: D1PreparedStatement[] = [];
    for (let start = 0; start < documents.length; start += documentsPerStatement)
      statements.push(putDocuments(session, documents.slice(start, start + documentsPerStatement)));
    const gone = inOrder.filter(({ document }) => document === null);
    if (gone.length > 0) statements.push(deleteDocuments(session, gone));
    await session.batch([...statements, noteVersions(session, inOrder)]);
  },
  async clear() {
    await session.batch([
      session.prepare("INSERT INTO publications (publications) VALUES ('delete-all')"),
      session.prepare("DELETE FROM versions"),
    ]);
  },
});
