import type { APIResponse } from "@playwright/test";

import { modelUrl } from "../support/servers/addresses";
import { expect, setCookies, test } from "../support/clients/clients";
import { refusalCode } from "../support/clients/refusal-code";
import { settleIn, stateOf } from "../support/clients/settle-in";
import { fillForm, siteForms } from "../support/clients/site-forms";
import { addressOf, dataAddressOf, isApi, siteRoutes } from "../support/clients/site-routes";

/** The headers of a browser for a cross-site request. */
const attacks: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: modelUrl, "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "cross-site" },
];

const refusal = async (response: APIResponse) => [
  response.status(),
  refusalCode(response.headers()["content-type"], await response.text()),
  setCookies(response),
];

test("every page with a form route is listed here", () => {
  const taking = siteRoutes.filter(({ isPage, hasAction }) => isPage && hasAction).map(({ path }) => path);
  expect(Object.keys(siteForms).toSorted()).toEqual(taking.toSorted());
});

/** The endpoints of an app's sign-in: pages of every site may call them, and no cookie counts (tests/worker/mcp-attacks.spec.ts). */
const forApps = [
  "/oauth/token",
  "/oauth/register",
  "/.well-known/oauth-authorization-server",
  "/.well-known/oauth-protected-resource/mcp",
];

/** The one address that takes an unknown origin, that of sandboxed frames: it counts a visitor's use (tests/worker/shelf.spec.ts). */
const ofFrames = "/embed/:shareId/used";

for (const [kind, routes] of [
  ["page", siteRoutes.filter(({ isPage }) => isPage)],
  ["other address", siteRoutes.filter(({ isPage, path }) => !isPage && !forApps.includes(path))],
] as const)
  test(
    `a cross-site request changes nothing through any ${kind}, whatever the method`,
    { tag: "@promise-13a" },
    async ({ visit }) => {
      const ada = await settleIn(visit);
      const { hidden, shown, words } = ada;
      const before = await stateOf(ada.client);
      for (const route of routes) {
        const address = addressOf(route, { ...shown, ...hidden });
        const form = fillForm(route.path, words);
        const body = isApi(route) ? { data: form } : { form };
        const requests = [
          ...attacks
            .filter(({ Origin }) => route.path !== ofFrames || Origin !== "null")
            .map((headers) => ({ method: "POST", path: address, headers })),
          ...["PUT", "PATCH", "DELETE"].map((method) => ({ method, path: address, headers: attacks[0]! })),
          ...(route.isPage ? [{ method: "POST", path: dataAddressOf(address), headers: attacks[0]! }] : []),
        ];
        await Promise.all(
          requests.map(async ({ path, ...request }) => {
            const response = await ada.client.fetch(path, { ...request, ...body });
            const what = `${path} ${JSON.stringify(request)}`;
            expect(await refusal(response), what).toEqual([403, "cross_origin", []]);
          }),
        );
      }
      expect(await stateOf(ada.client)).toEqual(before);
    },
  );

test("form routes accept forms alone", { tag: "@promise-13b" }, async ({ visit }) => {
  const ada = await settleIn(visit);
  const { hidden, shown, words } = ada;
  const before = await stateOf(ada.client);
  /** Buttons without fields, and pages that members do not have: their body is not read. */
  const bare = ["/auth/sign-out", "/auth/verification-email", "/*", "/moderation/:promptId"];
  for (const route of siteRoutes.filter(({ isPage, hasAction }) => isPage && hasAction)) {
    if (bare.includes(route.path)) continue;
    const address = addressOf(route, { ...shown, ...hidden });
    const data = JSON.stringify(fillForm(route.path, words));
    await Promise.all(
      ["text/plain", "application/json", "multipart/mixed"].map(async (type) => {
        const response = await ada.client.post(address, { headers: { "Content-Type": type }, data });
        expect(response.status(), `${address} ${type}`).toBe(415);
      }),
    );
  }
  expect(await stateOf(ada.client)).toEqual(before);
});
