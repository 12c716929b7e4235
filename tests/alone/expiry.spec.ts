import { DatabaseSync } from "node:sqlite";

import { changeDatabase } from "../support/database/change-database";
import { expect, test } from "../support/clients/clients";
import { databaseFiles } from "../support/database/database-files";
import { jpeg } from "../support/factories/pictures";
import { changeProfile } from "../support/clients/profile-client";
import { publishPrompt } from "../support/clients/publish-prompt";
import { runSchedule } from "../support/clients/run-schedule";
import { searchStorage } from "../support/database/search-storage";

const hour = 60 * 60 * 1_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Inserts a row into each table with expiry, by a name to find it later; `end` is its expiry. */
const tables = {
  sessions: (name: string, userId: string, end: number) =>
    changeDatabase(
      "INSERT INTO sessions (id, token_hash, user_id, authenticated_at, created_at, expires_at, user_agent) VALUES (?, ?, ?, 0, 0, ?, '')",
      name,
      `hash of ${name}`,
      userId,
      end,
    ),
  access_tokens: (name: string, userId: string, end: number) =>
    changeDatabase(
      "INSERT INTO access_tokens (id, user_id, name, token_hash, ending, scope, created_at, expires_at) VALUES (?, ?, '', ?, '', 'read', 0, ?)",
      name,
      userId,
      `hash of ${name}`,
      end,
    ),
  email_tokens: (name: string, userId: string, end: number) =>
    changeDatabase(
      "INSERT INTO email_tokens (token_hash, user_id, kind, created_at, expires_at) VALUES (?, ?, 'password_reset', 0, ?)",
      name,
      userId,
      end,
    ),
  passkey_challenges: (name: string, _userId: string, end: number) =>
    changeDatabase("INSERT INTO passkey_challenges (key, expires_at) VALUES (?, ?)", name, end),
  drafts: (name: string, userId: string, end: number) =>
    changeDatabase(
      `INSERT INTO drafts (id, user_id, original_input, content, "use", deep_thinking, tags, engine, created_at, expires_at) VALUES (?, ?, '', '', 'text', 0, '[]', 'builtin', 0, ?)`,
      name,
      userId,
      end,
    ),
  trash: (name: string, userId: string, end: number) =>
    changeDatabase(
      "INSERT INTO trash (id, user_id, kind, deletion_id, name, item, bytes, deleted_at, expires_at) VALUES (?, ?, 'folder', '', '', '{}', 0, 0, ?)",
      name,
      userId,
      end,
    ),
  undo_steps: (name: string, userId: string, end: number) =>
    changeDatabase(
      "INSERT INTO undo_steps (id, user_id, kind, before, created_at, expires_at) VALUES (?, ?, 'move', '[]', 0, ?)",
      name,
      userId,
      end,
    ),
  usage_daily: (name: string, _userId: string, end: number) =>
    changeDatabase("INSERT INTO usage_daily (day, caller, calls) VALUES (?, ?, 1)", dayOf(end), name),
};

/** Whether the running Worker's table has a row with this text. */
function holds(table: string, text: string): boolean {
  return databaseFiles().some((file) => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table);
    const rows = known ? database.prepare(`SELECT * FROM ${table}`).all() : [];
    database.close();
    return rows.some((row) => Object.values(row).includes(text));
  });
}

for (const [table, put] of Object.entries(tables))
  test(`the daily run of the built Worker removes the expired rows of ${table}, and nothing else`, async ({
    member,
  }) => {
    const { client } = await member();
    const { uid } = await (await client.get("/api/auth/session")).json();
    const [old, fresh] = [`old ${crypto.randomUUID()}`, `fresh ${crypto.randomUUID()}`];
    put(old, uid, Date.now() - 25 * hour);
    put(fresh, uid, Date.now() + hour);
    expect([holds(table, old), holds(table, fresh)]).toEqual([true, true]);
    await runSchedule(client, "deletion");
    expect([holds(table, old), holds(table, fresh)]).toEqual([false, true]);
  });

test(
  "the daily run of the built Worker deletes the files of deleted accounts, and no others",
  { tag: "@promise-29a" },
  async ({ registered, visit }) => {
    const [ada, grace] = [await registered(), await registered()];
    const keys: Record<string, string[]> = {};
    for (const { client, email } of [ada, grace]) {
      const { avatarUrl } = await changeProfile(client, { fields: { isPublic: "true" }, file: jpeg });
      const { shareId } = await publishPrompt(client);
      expect((await (await visit()).get(`/pictures/${shareId}.png`)).status()).toBe(200);
      keys[email] = [avatarUrl.split("/").at(-1)!, `${shareId}.png`];
      for (const key of keys[email]) await expect.poll(() => searchStorage(key), key).not.toEqual([]);
    }
    // As if its Worker had died between the account's rows and its files.
    changeDatabase("DELETE FROM users WHERE email = ?", ada.email);
    await runSchedule(grace.client, "deletion");
    for (const key of keys[ada.email]!) expect(searchStorage(key), key).toEqual([]);
    for (const key of keys[grace.email]!) expect(searchStorage(key), key).not.toEqual([]);
  },
);

test("every table with an expiry column is in the daily run", () => {
  // Days as numbers are those of counted uses: app/features/town/ranking/ranking-model.worker.test.ts.
  const expiring = databaseFiles().flatMap((file) => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const found = database
      .prepare(
        "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND (c.name = 'expires_at' OR (c.name = 'day' AND lower(c.type) = 'text'))",
      )
      .all();
    database.close();
    return found.map(({ name }) => String(name));
  });
  expect(expiring.toSorted()).toEqual(Object.keys(tables).toSorted());
});
