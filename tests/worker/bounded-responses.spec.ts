import { arrangeCall } from "../contract/arrange-call";
import { calls } from "../contract/calls";
import { checkEach } from "../support/check-each";
import { expect, test } from "../support/clients/clients";
import { settleIn } from "../support/clients/settle-in";
import { fillForm } from "../support/clients/site-forms";
import { addressOf, dataAddressOf, siteRoutes } from "../support/clients/site-routes";
import { visitor } from "../support/clients/visitor";
import { inTurn } from "../support/in-turn";
import { sampled, someOf } from "../support/sampling";

/** Largest size of a refusal, in bytes. */
const most = 25_000;

const names = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `${index}"<`.padEnd(length, "&"));
const manyNames = Object.fromEntries(names(2_700, 60).map((name) => [name, 1]));
const longName = { ["<\u0001".repeat(20_000)]: 1 };

const values = [
  manyNames,
  longName,
  Array(100_000).fill(1),
  Array.from({ length: 20_000 }, () => ({ a: 1 })),
];

test("every call responds briefly to wrong names and lists", { tag: "@promise-13d" }, async ({ member }) => {
  const taking = someOf(
    calls.filter(({ payload }) => payload),
    16,
  );
  await checkEach(
    taking,
    ({ call }) => call,
    async (call, at) => {
      const { client } = await member();
      const { send, payload } = await arrangeCall(call, client);
      const fields = [...Object.keys(payload!), "answers", "wishes", "variables", "tags"];
      const bodies = fields.flatMap((field, more) =>
        inTurn(values, at + more).map((value) => ({ ...payload, [field]: value })),
      );
      for (const body of [manyNames, longName, ...bodies]) {
        const response = await send(client, { payload: body });
        const what = `${response.status()} for ${JSON.stringify(body).slice(0, 100)}`;
        expect(response.status(), what).toBeLessThan(500);
        if (response.status() >= 400) expect((await response.body()).length, what).toBeLessThan(most);
      }
    },
  );
});

test(
  "a form with thousands of field names is not repeated in the response",
  { tag: "@promise-13d" },
  async ({ visit }) => {
    const ada = await settleIn(visit);
    const eve = await visit();
    const junk = Object.fromEntries(names(1_100, 60).map((name) => [name, "x"]));
    const answers = Object.fromEntries(names(1_100, 60).map((name) => [`own:${name}`, "<"]));
    let refused = 0;
    const taking = someOf(
      siteRoutes.filter(({ isPage, hasAction }) => isPage && hasAction),
      24,
    );
    await checkEach(
      taking,
      ({ path }) => path,
      async (route, at) => {
        const shown = route.path.includes("town-prompts") ? ada.shown : {};
        const address = addressOf(route, { ...ada.hidden, ...shown });
        const forms = [junk, answers, { ...fillForm(route.path, {}), ...junk }];
        const askers = [eve, ada.client].flatMap((client) =>
          [address, dataAddressOf(address)].map((path) => ({ client, path })),
        );
        for (const [more, { client, path }] of askers.entries())
          for (const form of inTurn(forms, at + more)) {
            const response = await client.post(path, { headers: visitor(), form });
            expect(response.status(), path).toBeLessThan(500);
            if (response.status() < 400) continue;
            refused += 1;
            const page = await client.get(path, { headers: visitor() });
            const growth = (await response.body()).length - (await page.body()).length;
            const sent = new URLSearchParams(form).toString().length;
            expect(growth, `${response.status()} ${path}`).toBeLessThan(sent * 0.6);
          }
      },
    );
    expect(refused).toBeGreaterThan(sampled(4, 50));
  },
);
