import { DatabaseSync } from "node:sqlite";

/** D1's limit is 100,000 bytes per statement; a UTF-16 unit has at most three bytes, a surrogate pair four. */
const longest = 90_000;
const pieceLength = 20_000;

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** A text in pieces, split between characters. */
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

/** An INSERT of one row from `wrangler d1 export`, as statements within D1's limit: long texts are appended piece by piece. */
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
