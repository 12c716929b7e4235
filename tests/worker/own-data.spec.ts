import { expect, test } from "../support/clients/clients";
import { settleIn, stateOf, type Settled } from "../support/clients/settle-in";
import { addressOf, dataAddressOf, siteRoutes, type SiteRoute } from "../support/clients/site-routes";
import { visitor } from "../support/clients/visitor";

// Every answer is quick; there are hundreds of them.
test.describe.configure({ timeout: 120_000 });

/** What might turn a reading into something else. */
const overrides = {
  "X-HTTP-Method-Override": "DELETE",
  "X-HTTP-Method": "DELETE",
  "X-Method-Override": "PUT",
};
const query = "?_method=DELETE&isPublic=false&name=x&content=x";

test(
  "no answer tells anybody what is somebody else's, in whatever order they ask, and asking changes nothing",
  { tag: ["@promise-1a", "@promise-13b", "@promise-20a"] },
  async ({ visit }) => {
    const [ada, eve, reader] = [await settleIn(visit), await settleIn(visit), await visit()];
    const marksOf = ({ secret, email, password, session, token, words, hidden }: Settled) => [
      secret,
      email,
      encodeURIComponent(email),
      password,
      session,
      token,
      words.session!,
      hidden.tokenId!,
      hidden.folderId!,
    ];
    const marks = { ada: marksOf(ada), eve: marksOf(eve) };
    const people = {
      ada: { client: ada.client, foreign: marks.eve },
      eve: { client: eve.client, foreign: marks.ada },
      nobody: { client: reader, foreign: [...marks.ada, ...marks.eve] },
    };
    // The outbox is the test's own.
    const routes = siteRoutes.filter(({ path }) => path !== "/outbox");
    const before = await stateOf(ada.client);
    // Each after each of the others, as far as they have anything to tell.
    const order = ["ada", "eve", "nobody", "ada"] as const;
    const seen = new Set<string>();
    const askAll = async (route: SiteRoute, path: string, address: string) => {
      for (const name of order) {
        const { client, foreign } = people[name];
        const response = await client.get(path + query, { headers: { ...visitor(), ...overrides } });
        const text = `${JSON.stringify(response.headers())} ${await response.text()}`;
        // The address that was asked for is no answer.
        const answer = text.replaceAll(address, "").replaceAll(encodeURIComponent(address), "");
        for (const mark of foreign)
          expect(answer.includes(mark), `${name} reads ${mark} at ${path}`).toBe(false);
        if (marks.ada.some((mark) => answer.includes(mark))) seen.add(route.path);
      }
    };
    for (const route of routes) {
      // Everybody asks for what is Ada's.
      const addresses = new Set(
        [ada.hidden, ada.shown].map((names) => addressOf(route, { ...ada.shown, ...names })),
      );
      await Promise.all(
        [...addresses].flatMap((address) =>
          (route.isPage ? [address, dataAddressOf(address)] : [address]).map((path) =>
            askAll(route, path, address),
          ),
        ),
      );
    }
    expect(await stateOf(ada.client)).toEqual(before);
    // Where nothing of anybody's stands, nothing was tried.
    expect(seen.size).toBeGreaterThan(15);
  },
);
