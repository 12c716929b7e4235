import { changeDatabase } from "../support/database/change-database";
import { expect, sessionUser, test } from "../support/clients/clients";
import { draft } from "../support/factories/library-client";

test("a full library and too many folders are refused with a message naming the limit", async ({
  member,
}) => {
  const { client } = await member();
  const { uid } = await sessionUser(client);
  changeDatabase(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)
    INSERT INTO folders (id, user_id, name) SELECT n || ' of ' || ?1, ?1, 'folder ' || n FROM numbers`,
    uid,
  );
  const headers = { "Accept-Language": "en" };
  const folder = await client.post("/api/folders", { headers, data: { name: "the 201st" } });
  expect([folder.status(), await folder.json()]).toEqual([
    409,
    { error: expect.stringContaining("up to 200 folders"), code: "folders_full" },
  ]);
  changeDatabase("UPDATE folders SET prompt_count = 25 WHERE user_id = ? AND name <> 'uncategorized'", uid);
  const prompt = await client.post("/api/prompts", { headers, data: draft });
  expect([prompt.status(), await prompt.json()]).toEqual([
    409,
    { error: expect.stringContaining("up to 5,000 prompts"), code: "library_full" },
  ]);
});
