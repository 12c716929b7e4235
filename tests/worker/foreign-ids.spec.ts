import type { APIRequestContext } from "@playwright/test";

import { additions, calls, plainPath } from "../contract/calls";
import { checkEach } from "../support/check-each";
import { expect, test } from "../support/clients/clients";
import { keepDraft } from "../support/clients/make-one-of-each";
import { plainResponse } from "../support/clients/plain-response";
import { settleIn, stateOf, type Settled } from "../support/clients/settle-in";
import { fillForm, siteForms } from "../support/clients/site-forms";
import { addressOf, dataAddressOf, isApi, siteRoutes, type SiteRoute } from "../support/clients/site-routes";
import { withToken } from "../support/clients/token-client";
import { visitor } from "../support/clients/visitor";
import { inTurn } from "../support/in-turn";

/** Parameters for a member's own things. */
const own = [
  "promptId",
  "shareId",
  "folderId",
  "tokenId",
  "passkeyId",
  "connectionId",
  "importId",
  "itemId",
  "exampleId",
  "comparisonId",
  "factId",
  "undoId",
  "draftId",
  "picture",
];

/** Parameters of a part of one: its version. */
const parts = ["number"];

/** Unguessable parameters: knowing one is the permission. */
const keys = ["userId", "memberId", "file"];

/** Parameters for the site's own things. */
const common = ["feed", "part", "kind", "target"];

const orphaned = "0".repeat(22);

interface Asked {
  method: string;
  path: string;
  body?: { data: unknown } | { form: Record<string, string> };
}

const fill = (value: unknown, names: Record<string, string>): unknown =>
  JSON.parse(
    JSON.stringify(value ?? {}).replaceAll(/\{(\w+)\}/g, (braced, name: string) => names[name] ?? braced),
  );

/** Every request a route accepts, each with a valid body; a page's own address and that of its data take turns. */
function requestsOf(route: SiteRoute, names: Record<string, string>, words: Record<string, string>): Asked[] {
  const path = addressOf(route, names);
  if (isApi(route))
    return [...calls, ...additions.filter(({ forMembers }) => forMembers)]
      .filter((call) => plainPath(call.path) === plainPath(route.path))
      .map(({ method, payload }) => ({
        method,
        path,
        ...(method !== "GET" && payload && { body: { data: fill(payload, words) } }),
      }));
  const form = fillForm(route.path, words);
  const addresses = route.isPage ? [path, dataAddressOf(path)] : [path];
  const at = siteRoutes.indexOf(route);
  return [
    ...inTurn(addresses, at).map((address) => ({ method: "GET", path: address })),
    ...(route.hasAction && route.isPage
      ? inTurn(addresses, at + 1).map((address) => ({ method: "POST", path: address, body: { form } }))
      : []),
  ];
}

test("every path parameter is somebody's own, an unguessable key, or the site's", () => {
  const used = new Set(siteRoutes.flatMap(({ parameters }) => parameters));
  expect([...used].toSorted()).toEqual([...own, ...parts, ...keys, ...common].toSorted());
});

const routesAbout = siteRoutes.filter(({ parameters }) => parameters.some((name) => own.includes(name)));

/** Expects that `eve` cannot name what is private to `ada` in a body or a query. */
async function expectNotFoundInBodies(ada: Settled, eve: Settled): Promise<void> {
  // Her own id in the path, another's in the body.
  const words = { ...eve.words, ...ada.hidden, id: ada.hidden.promptId!, session: ada.words.session! };
  const names = { ...eve.shown, ...eve.hidden, id: eve.hidden.promptId! };
  const inBody = calls.filter(({ payload }) => /\{(?:id|\w*Id)\}/.test(JSON.stringify(payload ?? {})));
  expect(inBody.map(({ call }) => call)).toEqual([
    "POST /api/prompts",
    "PATCH /api/prompts/{id}",
    "POST /api/suggest-categories",
  ]);
  for (const { method, path, payload } of inBody) {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name as keyof typeof names]!);
    const response = await eve.client.fetch(address, {
      method,
      headers: visitor(),
      data: fill(payload, words),
    });
    expect(response.status(), `${method} ${address}`).toBe(404);
  }
  const forms = Object.keys(siteForms).filter((path) =>
    Object.values(siteForms[path]!).some((value) => /\{(?:folderId|session)\}/.test(value)),
  );
  expect(forms.length).toBe(5);
  for (const path of forms) {
    const route = siteRoutes.find((each) => each.path === path)!;
    const address = addressOf(route, { ...names, shareId: eve.shown.shareId! });
    for (const one of [address, dataAddressOf(address)]) {
      const response = await eve.client.post(one, { headers: visitor(), form: fillForm(path, words) });
      expect(response.status(), one).toBe(404);
    }
  }
  for (const query of [`folder=${ada.hidden.folderId}`, `folder=${ada.hidden.folderId}&page=1`])
    expect(await (await eve.client.get(`/api/prompts?${query}`)).json()).toEqual([]);
}

test(
  "private things are 404 to everybody else, by every address and method, in a body or a query",
  { tag: "@promise-14a" },
  async ({ visit }) => {
    expect(routesAbout.length).toBeGreaterThan(20);
    const [ada, eve] = await Promise.all([settleIn(visit), settleIn(visit)]);
    const { hidden } = ada;
    const before = await stateOf(ada.client);
    await expectNotFoundInBodies(ada, eve);
    const nothing = {
      ...Object.fromEntries(own.map((name) => [name, orphaned])),
      picture: `${orphaned}.png`,
      number: "1",
    };
    const bare = await visit();
    const callers: [who: string, client: APIRequestContext, headers: Record<string, string>][] = [
      ["another member", eve.client, {}],
      ["another member's token", bare, withToken(eve.token)],
      ["a visitor", bare, {}],
    ];
    const asks = routesAbout.flatMap((route) => {
      const others = requestsOf(route, nothing, eve.words);
      return requestsOf(route, hidden, eve.words).flatMap((asked, index) =>
        callers
          // Tokens are ignored on pages.
          .filter(([, , headers]) => !headers.Authorization || isApi(route))
          .map((caller) => ({ route, caller, ...asked, other: others[index]!.path })),
      );
    });
    await checkEach(
      asks,
      ({ caller: [who], method, path }) => `${who}: ${method} ${path}`,
      async ({ route, caller: [who, client, headers], method, path, body, other }) => {
        const send = (address: string) =>
          client.fetch(address, { method, headers: { ...visitor(), ...headers }, ...body });
        const [theirs, unknown] = [await send(path), await send(other)];
        const ids = route.parameters.filter((name) => own.includes(name));
        // A visitor is asked to sign in first.
        const found = who === "a visitor" ? [200, 202, 303, 401] : [];
        // A route that only takes forms refuses a GET of any id.
        const refused = method === "GET" ? [404, 405] : [404];
        expect([...found, ...refused]).toContain(theirs.status());
        const typed = (names: Record<string, string>) => ids.map((name) => names[name]!);
        expect(await plainResponse(theirs, ...typed(hidden))).toEqual(
          await plainResponse(unknown, ...typed(nothing)),
        );
      },
    );
    expect(await stateOf(ada.client)).toEqual(before);
  },
);

test("public things are read by others and changed by their owner only", async ({ visit }) => {
  const [ada, eve] = await Promise.all([settleIn(visit), settleIn(visit)]);
  const { shown } = ada;
  const before = await stateOf(ada.client);
  const names = { ...eve.hidden, ...shown };
  const changes = routesAbout
    .filter(({ parameters }) => parameters.every((name) => name in shown))
    .flatMap((route) => requestsOf(route, names, eve.words))
    .filter(({ method }) => method !== "GET");
  await checkEach(
    changes,
    ({ method, path }) => `${method} ${path}`,
    async ({ method, path, body }) => {
      const response = await eve.client.fetch(path, { method, headers: visitor(), ...body });
      const isForAll =
        /^\/prompts\/\w+(?:(?:\.data)?$|\/(?:save|use|used|shelf|remix|report))|\/(?:reports|remix)$|^\/api\/shelf\//.test(
          path,
        );
      // The same report twice is 409, an API call without its body 422.
      const allowed = isForAll ? [200, 201, 202, 204, 303, 409, 422] : [403, 404];
      expect(allowed).toContain(response.status());
    },
  );
  // Uses and saves by others count.
  const uncounted = (state: unknown) => JSON.stringify(state).replaceAll(/"(uses|saves)":\d+/g, '"$1":0');
  expect(uncounted(await stateOf(ada.client))).toBe(uncounted(before));
});

test("a visitor's draft is open to its link until a member saves it", async ({ visit, registered }) => {
  const [reader, eve] = [await visit(), await registered()];
  const ada = await registered();
  const draftId = await keepDraft(await visit(), "a visitor's line");
  expect(draftId).toMatch(/^[0-9A-Za-z]{22}$/);
  const [page, form] = [`/generate/${draftId}`, { content: "edited" }];
  for (const { client } of [{ client: reader }, eve, ada]) {
    expect(await (await client.get(page)).text()).toContain("a visitor&#x27;s line");
    for (const path of [page, `${page}/answers`])
      expect((await client.post(path, { headers: visitor(), form })).status(), path).toBe(303);
  }
  const save = async ({ client }: { client: APIRequestContext }) => {
    const [{ id: folderId }] = await (await client.get("/api/folders")).json();
    return client.post(`${page}/save`, { headers: visitor(), form: { content: "hers", folderId } });
  };
  expect((await save(ada)).status()).toBe(303);
  expect((await ada.client.get(page)).status()).toBe(200);
  for (const client of [reader, eve.client]) {
    expect((await client.get(page)).status()).toBe(404);
    for (const path of [page, `${page}/answers`])
      expect((await client.post(path, { headers: visitor(), form })).status(), path).toBe(404);
  }
  expect((await save(eve)).status()).toBe(404);
  expect(await (await eve.client.get("/api/prompts")).json()).toEqual([]);
  expect(await (await ada.client.get("/api/prompts")).json()).toMatchObject([{ content: "hers" }]);
});
