import { keepDraft } from "../support/clients/make-one-of-each";
import { expect, test } from "../support/clients/clients";
import { fromHere } from "../support/clients/visitor";

const share = { headers: fromHere, maxRedirects: 0 };

/** The mark of the text that a page's form would share. */
const markOn = (html: string) => /name="seen" value="([\w-]{43})"/.exec(html)![1]!;

test("a draft that changed after a visitor's share is shown again, and shared once it is confirmed", async ({
  visit,
  member,
}) => {
  const visitor = await visit();
  const draft = await keepDraft(visitor);
  const form = { content: "Tell me of the harbour." };
  const asked = await visitor.post(`/generate/${draft}/share`, { ...share, form });
  expect(asked.status()).toBe(303);
  const back = new URL(asked.headers().location!, "https://here.example").searchParams.get("redirectTo")!;
  expect(back).toMatch(new RegExp(`^/generate/${draft}/share\\?text=[\\w-]{43}$`));

  const { client } = await member();
  const changedSince = "押したあとに、文章が変わりました";
  const same = await (await client.get(back)).text();
  expect(same).toContain("harbour");
  expect(same).not.toContain(changedSince);
  const confirmed = markOn(same);
  expect(back).toContain(confirmed);

  // Anybody with the link may change a visitor's draft.
  const changed = { headers: fromHere, form: { content: "Tell me of the prison." } };
  expect((await (await visit()).post(`/generate/${draft}`, changed)).status()).toBeLessThan(400);
  const refused = await client.post(`/generate/${draft}/share`, { ...share, form: { seen: confirmed } });
  expect([refused.status(), refused.headers().location]).toEqual([303, back]);
  expect(await (await client.get("/api/prompts")).json()).toEqual([]);
  const shown = await (await client.get(back)).text();
  expect(shown).toContain("Tell me of the prison.");
  expect(shown).toContain(changedSince);

  const seen = markOn(shown);
  const shared = await client.post(`/generate/${draft}/share`, { ...share, form: { seen } });
  expect([shared.status(), shared.headers().location]).toEqual([
    303,
    expect.stringMatching(/^\/prompts\/\w{22}$/),
  ]);
  expect(await (await client.get("/api/prompts")).json()).toMatchObject([
    { content: "Tell me of the prison." },
  ]);
});

test("the page shows the draft's text to a member who has not confirmed any", async ({ visit, member }) => {
  const draft = await keepDraft(await visit(), "a letter to the lighthouse");
  const { client } = await member();
  const html = await (await client.get(`/generate/${draft}/share`)).text();
  expect(html.match(/lighthouse/g)!.length).toBeGreaterThan(2);
  const bare = await client.post(`/generate/${draft}/share`, { ...share, form: {} });
  expect(bare.headers().location).toBe(`/generate/${draft}/share?text=`);
  expect(await (await client.get("/api/prompts")).json()).toEqual([]);
});
