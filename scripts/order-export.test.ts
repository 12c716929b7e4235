import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expect, test } from "vitest";

// @ts-expect-error A script without types.
import { requestExport } from "./order-export.mjs";

const nasty = "It's\u2028one;\nCREATE TABLE no (x);\nEND;\n-- 'no' `no` \"no\"";
const long = `${"長い本文🎆".repeat(9_000)}'`;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** An export in which, as in D1's, a table precedes the one it refers to, and a trigger its view. */
const exported = `PRAGMA defer_foreign_keys=TRUE;
CREATE TABLE \`folders\` (
\t\`id\` text PRIMARY KEY NOT NULL, -- it's the key;
\t\`user_id\` text NOT NULL,
\tFOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE cascade
);
INSERT INTO "folders" ("id","user_id") VALUES('f',${quoted(nasty)});
CREATE TABLE \`users\` (\`id\` text PRIMARY KEY NOT NULL, \`bio\` text, \`folders\` integer, \`none\` text);
INSERT INTO "users" ("id","bio","folders","none") VALUES(${quoted(nasty)},replace(${quoted(long.replace("🎆", "\\n"))},'\\n',char(10)),7,NULL);
DELETE FROM sqlite_sequence;
CREATE INDEX \`folders_user\` ON \`folders\` (\`user_id\`);
CREATE TRIGGER changes_apply INSTEAD OF INSERT ON changes BEGIN
  -- One; it's not the end.
  UPDATE users SET folders = CASE WHEN new.n = 1 THEN folders + 1 ELSE 0 END;
END;
CREATE TRIGGER folders_insert AFTER INSERT ON folders BEGIN
  INSERT INTO changes VALUES (1);
END;
CREATE VIEW changes AS SELECT 0 AS n FROM users;
`;

test("an ordered export is importable, in statements that D1 accepts, and complete", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ordered-"));
  const [from, to] = [join(folder, "export.sql"), join(folder, "ordered.sql")];
  writeFileSync(from, exported);
  await requestExport(from, to);
  const ordered = readFileSync(to, "utf8");
  expect(ordered.indexOf('INTO "users"')).toBeLessThan(ordered.indexOf('INTO "folders"'));
  for (const statement of ordered.split(/;\n(?=INSERT|UPDATE|CREATE|PRAGMA|DELETE)/))
    expect(Buffer.byteLength(statement)).toBeLessThan(100_000);

  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE counted (id integer PRIMARY KEY AUTOINCREMENT); BEGIN");
  database.exec(ordered);
  database.exec("COMMIT");
  expect(database.prepare("SELECT * FROM folders").all()).toEqual([{ id: "f", user_id: nasty }]);
  expect(database.prepare("SELECT * FROM users").all()).toEqual([
    { id: nasty, bio: long.replace("🎆", "\n"), folders: 7, none: null },
  ]);
  database.exec(`INSERT INTO folders VALUES ('g', ${quoted(nasty)})`);
  expect(database.prepare("SELECT folders FROM users").get()).toEqual({ folders: 8 });
});

test("a truncated export is refused, and nothing is still being written then", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ordered-"));
  const [from, to] = [join(folder, "export.sql"), join(folder, "ordered.sql")];
  const tables = Array.from(
    { length: 40 },
    (_, at) => `CREATE TABLE t${at} (a);\nINSERT INTO "t${at}" VALUES(1);\n`,
  );
  for (const begun of [
    exported.slice(0, exported.indexOf("DELETE FROM") - 40),
    `${tables.join("")}CREATE TABLE (`,
  ]) {
    writeFileSync(from, begun);
    await expect(requestExport(from, to)).rejects.toThrow("ends within a statement");
  }
});
