import { DatabaseSync } from "node:sqlite";

/** D1 takes statements of 100,000 bytes; a character has three of them at most, or four for two units of UTF-16. */
const longest = 90_000;
const pieceLength = 20_000;

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** A text in pieces, none of which ends within a character. */
function piecesOf(text) {
  const pieces = [];
  for (let at = 0; at < text.length; at += pieces.at(-1).length) {
    const piece = text.slice(at, at + pieceLength);
    pieces.push(
      /[\uD800-\uDBFF]$/.test(piece) && at + pieceLength < text.length ? piece.slice(0, -1) : piece,
    );
  }
  return pieces;
}

/** An INSERT of one row, as `wrangler d1 export` writes it, in statements that D1 takes: long texts follow piece by piece. */
export function splitInsert(statement) {
  if (Buffer.byteLength(statement) < longest) return [statement];
  const [, table, names, values] = /^INSERT INTO ("\w+") \(([^)]+)\) VALUES\(([^]*)\);\s*$/.exec(statement);
  const columns = names.split(",");
  const database = new DatabaseSync(":memory:");
  const row = database.prepare(`SELECT ${values}`);
  row.setReturnArrays(true);
  const read = row.get();
  database.close();
  const first = read.map((value) => (typeof value === "string" && value.length > 1_000 ? "" : value));
  const literal = (value) =>
    value === null ? "NULL" : typeof value === "string" ? quoted(value) : String(value);
  return [
    `INSERT INTO ${table} (${names}) VALUES(${first.map(literal).join(",")});`,
    ...read.flatMap((value, at) =>
      first[at] === value
        ? []
        : piecesOf(value).map(
            (piece) =>
              `UPDATE ${table} SET ${columns[at]} = ${columns[at]} || ${quoted(piece)} WHERE rowid = last_insert_rowid();`,
          ),
    ),
  ];
}
