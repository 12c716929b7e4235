import type { APIResponse } from "@playwright/test";

import { modelUrl } from "../support/addresses";
import { expect, setCookies, test } from "../support/clients";
import { settleIn, stateOf } from "../support/settle-in";
import { fillForm, siteForms } from "../support/site-forms";
import { addressOf, dataAddressOf, isApi, siteRoutes } from "../support/site-routes";

/** What a browser says of a request that another site made it send. */
const attacks: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: modelUrl },
  { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
];

// Every answer is quick; there are hundreds of them.
test.describe.configure({ timeout: 120_000 });

const refusal = async (response: APIResponse) => [
  response.status(),
  (await response.json()).code,
  setCookies(response),
];

test("every page that takes a form has one here", () => {
  const taking = siteRoutes.filter(({ isPage, hasAction }) => isPage && hasAction).map(({ path }) => path);
  expect(Object.keys(siteForms).toSorted()).toEqual(taking.toSorted());
});

for (const [kind, routes] of [
  ["page", siteRoutes.filter(({ isPage }) => isPage)],
  ["other address", siteRoutes.filter(({ isPage }) => !isPage)],
] as const)
  test(`another site changes nothing through any ${kind}, whatever the method`, async ({ visit }) => {
    const ada = await settleIn(visit);
    const { hidden, shown, words } = ada;
    const before = await stateOf(ada.client);
    for (const route of routes) {
      const address = addressOf(route, { ...shown, ...hidden });
      const form = fillForm(route.path, words);
      const body = isApi(route) ? { data: form } : { form };
      const requests = [
        ...attacks.map((headers) => ({ method: "POST", path: address, headers })),
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
  });

test("reading changes nothing, whatever is read", async ({ visit }) => {
  const ada = await settleIn(visit);
  const { hidden, shown } = ada;
  const before = await stateOf(ada.client);
  const query = "?_method=DELETE&isPublic=false&name=x&content=x";
  const headers = {
    "X-HTTP-Method-Override": "DELETE",
    "X-HTTP-Method": "DELETE",
    "X-Method-Override": "PUT",
  };
  for (const route of siteRoutes) {
    const addresses = new Set([hidden, shown].map((own) => addressOf(route, { ...shown, ...own })));
    const requests = [...addresses].flatMap((address) => [
      { method: "GET", path: address },
      { method: "HEAD", path: address },
      ...(route.isPage ? [{ method: "GET", path: dataAddressOf(address) }] : []),
    ]);
    await Promise.all(
      requests.map(async ({ method, path }) => {
        const response = await ada.client.fetch(path + query, { method, headers });
        expect(response.status(), `${method} ${path}`).toBeLessThan(500);
      }),
    );
  }
  expect(await stateOf(ada.client)).toEqual(before);
});

test("a form's page takes forms alone", async ({ visit }) => {
  const ada = await settleIn(visit);
  const { hidden, shown, words } = ada;
  const before = await stateOf(ada.client);
  /** They are buttons without a field: nothing of what they are sent is read. */
  const bare = ["/auth/sign-out", "/auth/verification-letter", "/*"];
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
