// `npm run backup:order -- IN OUT`: reorders a `wrangler d1 export` for import into D1. An export fills tables before the
// tables they refer to, creates triggers before their views, and has statements longer than D1's limit.
import { closeSync, createReadStream, createWriteStream, openSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { splitInsert } from "./split-insert.mjs";

const quotes = { "'": "'", '"': '"', "`": "`" };

/** Reads SQL line by line; returns whether the statement ends with the line. */
function statementReader() {
  let [quote, bare] = ["", ""];
  return (line) => {
    for (let at = 0; at < line.length; at += 1) {
      const sign = line[at];
      if (quote) {
        // A doubled quote closes and reopens.
        if (sign === quote) quote = "";
      } else if (line.startsWith("--", at)) break;
      else if (quotes[sign]) quote = sign;
      else bare += sign;
    }
    if (!quote) bare += "\n";
    const ends =
      quote === "" &&
      /;\s*$/.test(bare) &&
      (!/^\s*CREATE TRIGGER/.test(bare) || /;\s*END\s*;\s*$/i.test(bare));
    if (ends) bare = "";
    return ends;
  };
}

/** The lines of a file. `readline` would also split at U+2028, which texts may contain. */
async function* linesOf(path) {
  let rest = "";
  for await (const chunk of createReadStream(path, "utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    yield* lines;
  }
  if (rest) yield rest;
}

async function* statements(path) {
  const endsWith = statementReader();
  let lines = [];
  for await (const line of linesOf(path)) {
    lines.push(line);
    if (!endsWith(line)) continue;
    yield lines.join("\n");
    lines = [];
  }
  if (lines.join("").trim()) throw new Error("The export ends within a statement.");
}

/** The section of a statement in the new order; rows by their table. */
function partOf(statement) {
  const [, table] = /^(?:INSERT INTO|DELETE FROM) ["`]?(\w+)/.exec(statement) ?? [];
  if (table) return `rows ${table}`;
  const [, kind] = /^CREATE (?:UNIQUE )?(TABLE|INDEX|VIEW|TRIGGER)\b/.exec(statement) ?? [];
  if (kind) return kind;
  if (statement.startsWith("PRAGMA")) return "PRAGMA";
  throw new Error(`An export with something unknown: ${statement.slice(0, 60)}`);
}

/** The tables in dependency order: each after those it refers to. */
function inOrder(references) {
  const ordered = new Set();
  const add = (table) => {
    if (ordered.has(table)) return;
    for (const other of references.get(table) ?? []) if (other !== table) add(other);
    ordered.add(table);
  };
  for (const table of references.keys()) add(table);
  return [...ordered];
}

/** Reads an export from one file and writes it to another; it need not fit into memory. */
export async function requestExport(from, to) {
  const folder = await mkdtemp(join(tmpdir(), "order-export-"));
  const parts = new Map();
  const references = new Map();
  const write = (part, statement) => {
    if (!parts.has(part)) parts.set(part, openSync(join(folder, part), "w"));
    writeFileSync(parts.get(part), `${statement}\n`);
  };
  try {
    for await (const statement of statements(from)) {
      const part = partOf(statement);
      const [, table] = /^CREATE TABLE (?:IF NOT EXISTS )?["`]?(\w+)/.exec(statement) ?? [];
      if (table)
        references.set(
          table,
          [...statement.matchAll(/REFERENCES [`"]?(\w+)/g)].map(([, other]) => other),
        );
      for (const piece of part.startsWith("rows") ? splitInsert(statement) : [statement]) write(part, piece);
    }
    const rows = [...inOrder(references), "sqlite_sequence"].map((table) => `rows ${table}`);
    const order = ["PRAGMA", "TABLE", ...rows, "INDEX", "VIEW", "TRIGGER"].filter((part) => parts.has(part));
    if (order.length !== parts.size) throw new Error("An export with rows of a table that it does not make.");
    await rm(to, { force: true });
    for (const part of order)
      await pipeline(createReadStream(join(folder, part)), createWriteStream(to, { flags: "a" }));
  } finally {
    for (const file of parts.values()) closeSync(file);
    await rm(folder, { recursive: true });
  }
}

if (process.argv[1] === import.meta.filename) await requestExport(...process.argv.slice(2));
