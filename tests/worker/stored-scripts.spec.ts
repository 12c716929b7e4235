import type { APIRequestContext } from "@playwright/test";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { SQLiteTable } from "drizzle-orm/sqlite-core";

import * as schema from "~/db/schema";

import { checkEach } from "../support/check-each";
import { expect, test } from "../support/clients/clients";
import { servePages } from "../support/servers/serve-pages";
import { keepDraft } from "../support/clients/make-one-of-each";
import { settleIn } from "../support/clients/settle-in";
import { addressOf, siteRoutes } from "../support/clients/site-routes";
import { visitor } from "../support/clients/visitor";
import { lender } from "../support/lender";
import { hostile, made, watch } from "../support/pages/watch-scripts";
import { someOf } from "../support/sampling";

/** The same within an address, which a quote would break. */
const address = `https://x.example/'"></script><img/src=x/onerror=alert(2)>?a=javascript:alert(3)#"onclick=alert(4)`;

/** The columns of people's texts, each with the hostile text here. */
const written: Record<string, string> = {
  users: "display_name bio links",
  sessions: "user_agent",
  passkeys: "user_agent",
  access_tokens: "name",
  folders: "name",
  prompts: "original_input content variables tags title description",
  prompt_versions: "content variables",
  trash: "name item",
  undo_steps: "before",
  drafts: "original_input content composition",
  reports: "comment",
  moderation_decisions: "sentence answer",
  examples: "text alt variable_values",
  comparisons: "rival_text trials",
  facts: "name text subject fits",
};

/** The columns of the site's own texts: ids, hashes, fixed names, and texts derived from the above. */
const ofTheSite: Record<string, string> = {
  users: "id email avatar_key language written_on",
  identities: "user_id provider issuer subject password_hash",
  sessions: "id token_hash user_id",
  passkeys: "id user_id public_key transports",
  passkey_challenges: "key new_account_id",
  email_tokens: "token_hash user_id kind new_email",
  access_tokens: "id user_id token_hash ending scope client_id client_host",
  folders: "id user_id",
  prompts:
    "id user_id type version_kind folder_id copied_from folded_input folded_tags folded_title folded_content",
  publications:
    "prompt_id user_id share_id category subcategory language work_id remix_of first_picture first_text",
  member_tags: "user_id tag",
  prompt_versions: "prompt_id user_id kind",
  trash: "id user_id kind deletion_id",
  undo_steps: "id user_id kind",
  counters: "name",
  town_counts: "language counts",
  drafts: "id user_id prompt_id use tags engine",
  usage_daily: "day caller",
  used_grants: "token_hash connection_id",
  daily_salts: "salt",
  daily_uses: "key",
  example_files: "id user_id",
  imports: "id user_id",
  stranger_totals: "kind",
  examples: "id user_id prompt_id kind",
  comparisons: "id user_id prompt_id text_hash rival engine outcome",
  facts: "id user_id",
  follows: "user_id kind target",
  saves: "user_id prompt_id",
  town_days: "prompt_id",
  town_ranks: "list ranking",
  reports: "id prompt_id author_id user_id reason decision_id",
  moderation_cases: "prompt_id author_id reasons",
  moderation_decisions: "id prompt_id author_id admin_id action reason read_mark",
};

test("every text column is people's text from this test, or the site's own", () => {
  const texts = Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => column.getSQLType() === "text")
        .map((column) => `${getTableName(table)}.${toSnakeCase(column.name)}`),
    );
  const known = [written, ofTheSite].flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) =>
      columns.split(" ").map((column) => `${table}.${column}`),
    ),
  );
  expect(texts.toSorted()).toEqual(known.toSorted());
});

/** Sets up a member with the hostile text in every field. */
const writeEverywhere = (visit: () => Promise<APIRequestContext>) =>
  settleIn(visit, { secret: hostile, known: hostile, link: address, userAgent: hostile });

test(
  "people's text is escaped in every response, and runs on no page, for its owner and visitors @js",
  { tag: "@promise-17a" },
  async ({ visit, browser, baseURL }) => {
    const { client, hidden, shown } = await writeEverywhere(visit);
    const reader = await visit();
    // A visitor gets the link of another visitor's draft.
    const visitorsDraft = await keepDraft(reader, hostile);
    const query = `?${new URLSearchParams({ q: hostile, search: hostile, redirectTo: hostile, error: hostile, purpose: hostile, token: hostile, theme: hostile, lang: hostile })}`;
    // These end sessions, or lead to Google.
    const routes = siteRoutes.filter(({ path }) => !path.startsWith("/auth/google"));
    for (const [who, draftId, fewest] of [
      ["owner", hidden.draftId!, 25],
      ["visitor", visitorsDraft, 8],
    ] as const) {
      const storageState = who === "owner" ? await client.storageState() : undefined;
      const context = await browser.newContext({ storageState, extraHTTPHeaders: visitor(), baseURL });
      const withPage = lender(async () => {
        const page = await context.newPage();
        return { page, deeds: await watch(page) };
      });
      const visits = routes.flatMap((route) =>
        [
          ...new Set(
            [
              { ...shown, ...hidden, draftId },
              { ...hidden, ...shown, draftId },
            ].map((own) => addressOf(route, own)),
          ),
        ].map((path) => ({ route, path })),
      );
      const seen = new Set<string>();
      let signIns = 0;
      const read = async ({ route, path }: (typeof visits)[number]) => {
        const response = await (who === "owner" ? client : reader).get(path + query);
        // Pages of members lead to one page, which is seen once.
        if (response.headers().location?.startsWith("/auth?") && signIns++ > 0) return;
        const body = await response.text();
        // Nor within an element without elements, such as a text box.
        if (response.headers()["content-type"]?.startsWith("text/html"))
          expect(body).not.toContain("<img src=x");
        if (body.includes("onerror=alert(1)")) seen.add(route.path);
      };
      const see = ({ path }: (typeof visits)[number]) =>
        withPage(async ({ page, deeds }) => {
          // A download is no page.
          await page.goto(path + query, { waitUntil: "load" }).catch(() => null);
          expect(deeds.splice(0)).toEqual([]);
          expect(await made(page)).toBe(0);
        });
      const named = ({ path }: (typeof visits)[number]) => `${path} for its ${who}`;
      await checkEach(visits, named, read, 4);
      expect(seen.size, who).toBeGreaterThan(fewest);
      await checkEach(someOf(visits, 8), named, see, 4);
      // The control: as markup, it does act.
      await withPage(async ({ page, deeds }) => {
        await page.goto("about:blank");
        await page.setContent(hostile);
        await expect.poll(() => deeds).toContainEqual(expect.stringContaining("dialog"));
        expect(await made(page)).toBeGreaterThan(0);
      });
      await context.close();
    }
  },
);

test(
  "people's text is escaped in a widget on another site, and no script of it gets out @js",
  { tag: "@promise-17a" },
  async ({ visit, browser, baseURL }) => {
    const { shown } = await writeEverywhere(visit);
    const host = await servePages({
      "/": `<iframe sandbox="allow-scripts allow-popups" src="${baseURL}/embed/${shown.shareId}"></iframe><script src="${baseURL}/embed.js"></script>`,
    });
    const page = await browser.newPage();
    const deeds = await watch(page);
    await page.goto(host.url);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading")).toHaveText(hostile);
    expect(await frame.locator("img, [onerror]").count()).toBe(0);
    expect(deeds).toEqual([]);
    await page.close();
    await host.close();
  },
);
