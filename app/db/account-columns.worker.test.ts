import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { signInWithGoogle } from "~/features/accounts/sign-in-with-google.server";
import { storageLimits } from "~/platform/storage-limits";

import { setUpAccounts } from "../../tests/support/factories/set-up-accounts";
import { emptyStores } from "../../tests/support/database/empty-stores";
import { reckonBytes } from "../../tests/support/database/stored-bytes";

test(
  "members from before the migration keep their Google identity, and their rows are counted",
  { tags: "promise-28b" },
  async () => {
    await emptyStores();
    const own = env.MIGRATIONS.findIndex(({ queries }) =>
      queries.some((query) => /stored_bytes/.test(query)),
    );
    await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, own));
    const long = "長".repeat(20_000);
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO users (id, email, display_name, language, created_at, last_sign_in_at) VALUES ('ada', 'ada@example.com', '名', 'ja', 1, 1), ('ben', 'ben@example.com', NULL, 'ja', 1, 1)",
      ),
      env.DB.prepare(
        "INSERT INTO identities (user_id, provider, subject, created_at) VALUES ('ada', 'google', '1001', 1), ('ada', 'password', 'ada', 1)",
      ),
      env.DB.prepare("INSERT INTO folders (id, user_id, name) VALUES ('f', 'ada', 'uncategorized')"),
      env.DB.prepare(
        `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20)
      INSERT INTO prompts (id, user_id, number, original_input, content, type, tags, folder_id, title, created_at, updated_at, folded_input, folded_tags, folded_content)
      SELECT 'p' || n, 'ada', n, '目的', ?, '文章生成用', '["文章生成用","夏"]', 'f', iif(n % 2, '題', NULL), 1, 1, '', '', '' FROM numbers`,
      ).bind(long),
      env.DB.prepare(
        "INSERT INTO access_tokens (id, user_id, name, token_hash, ending, scope, created_at) VALUES ('t', 'ada', 'トークン', 'h', 'e', 'read', 1)",
      ),
    ]);
    await applyD1Migrations(env.DB, env.MIGRATIONS);
    await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS);

    const { services, user } = setUpAccounts();
    const ada = (await user("ada@example.com"))!;
    // Above the limit of an unverified address: nobody loses stored data.
    expect(ada.storedBytes).toBeGreaterThan(storageLimits.storage_unverified * 1_000_000);
    expect(ada.storedBytes).toBe(await reckonBytes(services.db, "ada"));
    expect((await user("ben@example.com"))?.storedBytes).toBe(0);

    const google = { subject: "1001", email: "ada@other.example", emailVerified: true, name: null };
    const enter = (issuer: string) => signInWithGoogle(services, { ...google, issuer }, { language: "ja" });
    expect(await enter("https://accounts.google.com")).toEqual({ userId: "ada", isNew: false });
    expect((await enter("https://accounts.other.example")).userId).not.toBe("ada");
  },
);
