import type { SQLInputValue } from "node:sqlite";

import type { APIRequestContext } from "@playwright/test";

import { responseJudge } from "../generated/response-faults";
import { findOperation, operationsOf, type ApiDocument } from "../generated/operations";
import { checkEach } from "../support/check-each";
import { expect, sessionUser, test } from "../support/clients/clients";
import { settleIn } from "../support/clients/settle-in";
import { addressOf, dataAddressOf, isApi, siteRoutes } from "../support/clients/site-routes";
import { visitor } from "../support/clients/visitor";
import { changeDatabase } from "../support/database/change-database";
import { hostileTexts } from "../support/factories/hostile-texts";
import { seededRandom } from "../support/factories/seeded-random";
import { someOf } from "../support/sampling";

const largest = 2n ** 63n - 1n;
const moments = [
  0,
  -1,
  Date.UTC(2999, 0, 1),
  Date.UTC(10_000, 0, 1),
  Date.parse("0000-01-01T00:00:00+23:00"),
  8.64e15 + 1,
  -8.64e15 - 1,
  Number.MAX_SAFE_INTEGER,
  largest,
];
const numbers = [-1, 0, 1, 1_000_000_000, Number.MAX_SAFE_INTEGER, largest];
const texts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uFFFF",
  "\u202E{{",
  "長".repeat(30_000),
  hostileTexts.join("\n"),
];
const definitions = [
  null,
  "",
  "null",
  "{}",
  "[1, null]",
  "[{",
  '[{"name": "__proto__"}]',
  '[{"name": "x", "options": 1, "kind": "none"}]',
];
const tags = [
  "[]",
  '[""]',
  JSON.stringify(hostileTexts),
  JSON.stringify(Array.from({ length: 300 }, (_, at) => `${at}`)),
];

/** What the database can hold beyond what the site writes, by table and column. */
const extremes = {
  prompts: {
    original_input: texts,
    content: texts,
    title: [null, ...texts],
    description: [null, ...texts],
    variables: definitions,
    tags,
    version: numbers,
    created_at: moments,
    updated_at: moments,
    pinned_at: [null, ...moments],
    last_used_at: [null, ...moments],
    copied_from: [null, "", "none"],
  },
  publications: { remix_of: [null, "", "none"] },
  prompt_versions: { content: texts, variables: definitions, created_at: moments },
  trash: { name: texts, deleted_at: moments },
  examples: { text: texts, created_at: moments },
  users: { display_name: [null, ...texts], bio: [null, ...texts], created_at: moments },
} as const;

function store(seed: number, userId: string): void {
  const random = seededRandom(seed);
  // The storage of a member without a verified address has no room for these.
  changeDatabase("UPDATE users SET email_verified_at = 0 WHERE id = ?", userId);
  for (const [table, columns] of Object.entries(extremes))
    for (const [column, values] of Object.entries(columns)) {
      const owner = table === "users" ? "id" : "user_id";
      changeDatabase(
        `UPDATE ${table} SET ${column} = ? WHERE ${owner} = ?`,
        random.pick<SQLInputValue>(values),
        userId,
      );
    }
  changeDatabase(
    "UPDATE folders SET name = ? WHERE user_id = ? AND name <> 'uncategorized'",
    random.pick(texts),
    userId,
  );
  changeDatabase(
    "UPDATE publications SET published_at = ? WHERE user_id = ? AND town_number IS NOT NULL",
    random.pick(moments),
    userId,
  );
  const number = random.pick(numbers);
  changeDatabase("UPDATE OR IGNORE prompt_versions SET number = ? WHERE user_id = ?", number, userId);
}

for (const seed of someOf([1, 2, 3, 4, 5, 6], 1))
  test(`whatever the rows of a member hold, every route responds (${seed})`, async ({ visit, member }) => {
    const { client, hidden, shown, token } = await settleIn(visit);
    const reader = (await member()).client;
    const { uid } = await sessionUser(client);
    const document = (await (await client.get("/api/openapi.json")).json()) as ApiDocument;
    const judge = responseJudge(document);
    const operations = operationsOf(document);
    store(seed, uid);

    async function read(who: APIRequestContext, address: string, isJson: boolean) {
      const headers = visitor();
      const response = await who.get(address, { headers, maxRedirects: 0 });
      const status = response.status();
      expect(status).toBeLessThan(500);
      expect(status).not.toBe(429);
      const text = (await response.body()).toString();
      if (!isJson) return status;
      const request = { method: "GET", address, headers: {}, body: null, isChunked: false };
      const received = { status, headers: response.headers(), text };
      expect(judge(request, received, findOperation(operations, "GET", address))).toEqual([]);
      return status;
    }

    let answered = 0;
    const reads = siteRoutes.flatMap((route) =>
      (
        [
          [client, hidden],
          [client, { ...hidden, ...shown }],
          [reader, shown],
        ] as const
      ).flatMap(([who, names]) => {
        const address = addressOf(route, names);
        const paths = route.isPage ? [address, dataAddressOf(address)] : [address];
        return paths.map((path) => ({ route, who, path }));
      }),
    );
    await checkEach(
      reads,
      ({ path }) => `${seed}: ${path}`,
      async ({ route, who, path }) => {
        if ((await read(who, path, isApi(route))) === 200) answered += 1;
      },
    );
    expect(answered).toBeGreaterThan(150);
    const authorization = { Authorization: `Bearer ${token}` };
    for (const format of ["json", "csv", "markdown", "prompt"]) {
      const file = await reader.get(`/api/export?format=${format}`, { headers: authorization });
      expect(file.status()).toBe(200);
      expect((await file.body()).length).toBeGreaterThan(100);
    }
    const library = await (await reader.get("/api/export", { headers: authorization })).json();
    expect(library.leftOut).toEqual([]);
    expect(library.prompts).toHaveLength(3);
    await client.post("/api/account/delete");
  });
