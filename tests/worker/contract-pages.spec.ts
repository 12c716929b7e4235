import type { APIRequestContext } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { publishPrompt } from "../support/clients/publish-prompt";
import { visitor } from "../support/clients/visitor";

const place = { category: "technology", subcategory: "ブロックチェーン" };

/** The links of a response by their relation (RFC 8288). */
const linksOf = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(", ").map((link) => {
      const [, address, relation] = /^<([^>]+)>; rel="(\w+)"$/.exec(link)!;
      return [relation, address];
    }),
  );

async function read(client: APIRequestContext, address: string) {
  const response = await client.get(address, { headers: visitor() });
  expect(response.status(), address).toBe(200);
  const body = await response.json();
  const prompts: { id: string }[] = body.prompts ?? body;
  return {
    ids: prompts.map(({ id }) => id),
    page: body.pagination?.page as number | undefined,
    total: Number(response.headers()["x-total-count"]),
    links: linksOf(response.headers().link!),
  };
}

test("every page of a list is reached by the Link headers of the others", async ({ member, visit }) => {
  const { client } = await member();
  const published: string[] = [];
  for (let count = 0; count < 25; count += 1) published.unshift((await publishPrompt(client, place)).id);
  for (const address of ["/api/prompts?search=案内文&size=10", "/api/my-town-prompts?search="]) {
    const first = await read(client, `${address}&page=1`);
    expect(Object.keys(first.links), address).toEqual(["first", "next", "last"]);
    const second = await read(client, first.links.next!);
    expect(Object.keys(second.links)).toEqual(["first", "prev", "next", "last"]);
    const third = await read(client, second.links.next!);
    expect(Object.keys(third.links)).toEqual(["first", "prev", "last"]);
    expect([first, second, third].flatMap(({ ids }) => ids)).toEqual(published);
    for (const { total, links } of [first, second, third]) {
      expect(total).toBe(25);
      expect((await read(client, links.first!)).ids).toEqual(first.ids);
      expect((await read(client, links.last!)).ids).toEqual(third.ids);
    }
    expect((await read(client, second.links.prev!)).ids).toEqual(first.ids);
    expect((await read(client, third.links.prev!)).ids).toEqual(second.ids);
  }

  // Other tests may publish and remove prompts meanwhile.
  const reader = await visit();
  const { links } = await read(reader, `/api/public-prompts?${new URLSearchParams(place)}&page=2`);
  expect(Object.keys(links)).toEqual(expect.arrayContaining(["first", "prev", "next", "last"]));
  for (const link of Object.values(links)) {
    const asked = new URL(link, "https://town.example").searchParams;
    expect(Object.fromEntries(asked)).toMatchObject(place);
    expect((await read(reader, link)).page, link).toBe(Number(asked.get("page")));
  }
});
