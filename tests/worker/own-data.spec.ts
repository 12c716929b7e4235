import { checkEach } from "../support/check-each";
import { expect, test } from "../support/clients/clients";
import { settleIn, stateOf, type Settled } from "../support/clients/settle-in";
import { addressOf, dataAddressOf, siteRoutes, type SiteRoute } from "../support/clients/site-routes";
import { visitor } from "../support/clients/visitor";
import { inTurn } from "../support/in-turn";

/** Headers and parameters that might override an identity. */
const overrides = {
  "X-HTTP-Method-Override": "DELETE",
  "X-HTTP-Method": "DELETE",
  "X-Method-Override": "PUT",
};
const query = "?_method=DELETE&isPublic=false&name=x&content=x";

test(
  "no response reveals another person's data, in any order of clients, and reads change nothing",
  { tag: ["@promise-1a", "@promise-13b", "@promise-20a"] },
  async ({ visit }) => {
    const [ada, eve, reader] = await Promise.all([settleIn(visit), settleIn(visit), visit()]);
    const marksOf = ({ secret, email, password, session, token, words, hidden }: Settled) => [
      secret,
      email,
      encodeURIComponent(email),
      password,
      session,
      token,
      words.session!,
      hidden.tokenId!,
      hidden.connectionId!,
      hidden.folderId!,
    ];
    const marks = { ada: marksOf(ada), eve: marksOf(eve) };
    const people = {
      ada: { client: ada.client, foreign: marks.eve },
      eve: { client: eve.client, foreign: marks.ada },
      nobody: { client: reader, foreign: [...marks.ada, ...marks.eve] },
    };
    // The outbox belongs to the tests.
    const routes = siteRoutes.filter(({ path }) => path !== "/outbox");
    const before = await stateOf(ada.client);
    // Each client after each other one that may have left something behind.
    const orders = [
      ["ada", "eve", "nobody"],
      ["eve", "nobody", "ada"],
      ["nobody", "ada", "eve"],
    ] as const;
    const seen = new Set<string>();
    const askAll = async (route: SiteRoute, path: string, address: string, at: number) => {
      for (const name of inTurn(orders, at).flat()) {
        const { client, foreign } = people[name];
        const response = await client.get(path + query, { headers: { ...visitor(), ...overrides } });
        const text = `${JSON.stringify(response.headers())} ${await response.text()}`;
        // The requested address itself is no leak.
        const redacted = text.replaceAll(address, "").replaceAll(encodeURIComponent(address), "");
        const read = foreign.filter((mark) => redacted.includes(mark));
        expect(read, `what ${name} reads`).toEqual([]);
        if (marks.ada.some((mark) => redacted.includes(mark))) seen.add(route.path);
      }
    };
    const asked = routes.flatMap((route, at) => {
      // Every client requests Ada's addresses.
      const addresses = new Set(
        [ada.hidden, ada.shown].map((names) => addressOf(route, { ...ada.shown, ...names })),
      );
      return [...addresses].flatMap((address) =>
        inTurn(route.isPage ? [address, dataAddressOf(address)] : [address], at).map((path) => ({
          route,
          path,
          address,
        })),
      );
    });
    await checkEach(
      asked,
      ({ path }) => path,
      ({ route, path, address }, at) => askAll(route, path, address, at),
    );
    expect(await stateOf(ada.client)).toEqual(before);
    // Fails where no private data was found at all.
    expect(seen.size).toBeGreaterThan(15);
  },
);
