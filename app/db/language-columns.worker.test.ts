import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";

import { emptyStores } from "../../tests/support/database/empty-stores";
import { expectTownToFit } from "../../tests/support/database/town-indexes";
import { openDb } from "./client";
import { searchOutbox } from "./schema";

const texts: [language: string | null, text: string][] = [
  ["ja", "会議の議事録をまとめて"],
  ["en", "Summarise the minutes of the meeting for the team"],
  ["es", "Resume el acta de la reunión para los socios que faltaron"],
  ["es", "¿Me ayudas?"],
  ["other", "请总结会议记录"],
  [null, "not published"],
];

test("publications from before the migration get a language, their lists and a new search document", async () => {
  await emptyStores();
  const own = env.MIGRATIONS.findIndex(({ name }) => name.includes("town-languages"));
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, own));
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO users (id, email, language, created_at, last_sign_in_at) VALUES ('ada', 'ada@example.com', 'ja', 1, 1)",
    ),
    env.DB.prepare("INSERT INTO folders (id, user_id, name) VALUES ('f', 'ada', 'uncategorized')"),
    ...texts.map(([language, text], at) =>
      env.DB.prepare(
        `INSERT INTO prompts (id, user_id, number, original_input, content, type, tags, folder_id, share_id, is_public,
          category, subcategory, publication, created_at, updated_at, folded_input, folded_tags, folded_content)
        VALUES (?1, 'ada', ?2, 'x', ?3, '文章生成用', '["文章生成用"]', 'f', ?1, 1, ?4, ?5, ?6, 1, 1, '', '', '')`,
      ).bind(`p${at}`, at + 1, text, language && "ai", language && "AIと倫理", language && at + 1),
    ),
    env.DB.prepare("UPDATE counters SET total = 9 WHERE name = 'publications'"),
    env.DB.prepare("DELETE FROM search_outbox"),
  ]);
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const db = openDb(env.DB.withSession());
  const rows = await expectTownToFit(db);
  expect(new Map(rows.map(({ id, language }) => [id, language]))).toEqual(
    new Map(texts.map(([language], at) => [`p${at}`, language])),
  );
  const waiting = await db.select().from(searchOutbox).orderBy(asc(searchOutbox.version));
  expect(waiting.map(({ publication }) => publication)).toEqual([1, 2, 3, 4, 5]);
  await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS);
});
