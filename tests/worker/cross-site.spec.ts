import type { APIResponse } from "@playwright/test";

import { modelUrl } from "../support/servers/addresses";
import { checkEach } from "../support/check-each";
import { expect, setCookies, test } from "../support/clients/clients";
import { refusalCode } from "../support/clients/refusal-code";
import { settleIn, stateOf } from "../support/clients/settle-in";
import { fillForm, siteForms } from "../support/clients/site-forms";
import { addressOf, dataAddressOf, isApi, siteRoutes } from "../support/clients/site-routes";
import { inTurn } from "../support/in-turn";

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

/** Pages without a body to read: of buttons without fields, and those that members do not have. */
const bare = ["/auth/sign-out", "/auth/verification-email", "/*", "/moderation/:promptId"];

test(
  "a cross-site request changes nothing through any address, whatever the method, and pages take forms only",
  { tag: ["@promise-13a", "@promise-13b"] },
  async ({ visit }) => {
    const ada = await settleIn(visit);
    const { hidden, shown, words } = ada;
    const before = await stateOf(ada.client);
    const requests = siteRoutes
      .filter(({ path }) => !forApps.includes(path))
      .flatMap((route, at) => {
        const path = addressOf(route, { ...shown, ...hidden });
        const form = fillForm(route.path, words);
        const body = isApi(route) ? { data: form } : { form };
        const known = attacks.filter(({ Origin }) => route.path !== ofFrames || Origin !== "null");
        const foreign = [
          ...inTurn(known, at).map((headers) => ({ method: "POST", path, headers })),
          ...inTurn(["PUT", "PATCH", "DELETE"], at).map((method) => ({ method, path, headers: attacks[0]! })),
          ...(route.isPage ? [{ method: "POST", path: dataAddressOf(path), headers: attacks[0]! }] : []),
        ];
        return foreign.map((request) => ({ ...request, body }));
      });
    await checkEach(
      requests,
      ({ method, path, headers }) => `${method} ${path} ${JSON.stringify(headers)}`,
      async ({ path, body, ...request }) => {
        const response = await ada.client.fetch(path, { ...request, ...body });
        expect(await refusal(response)).toEqual([403, "cross_origin", []]);
      },
    );
    const otherTypes = siteRoutes
      .filter(({ isPage, hasAction, path }) => isPage && hasAction && !bare.includes(path))
      .flatMap((route, at) =>
        inTurn(["text/plain", "application/json", "multipart/mixed"], at).map((type) => ({
          path: addressOf(route, { ...shown, ...hidden }),
          type,
          data: JSON.stringify(fillForm(route.path, words)),
        })),
      );
    await checkEach(
      otherTypes,
      ({ path, type }) => `${path} ${type}`,
      async ({ path, type, data }) => {
        const response = await ada.client.post(path, { headers: { "Content-Type": type }, data });
        expect(response.status()).toBe(415);
      },
    );
    expect(await stateOf(ada.client)).toEqual(before);
  },
);
