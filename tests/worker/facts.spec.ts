import { subcategoriesOf } from "~/domain/categories";

import { expect, test } from "../support/clients/clients";
import { keepFact } from "../support/clients/make-one-of-each";
import { callTool, connectMcp } from "../support/clients/mcp-client";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { addressesOf } from "../support/clients/share-client";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";
import { makeToken, withToken } from "../support/clients/token-client";
import { fromHere } from "../support/clients/visitor";
import { refusal } from "../support/factories/library-client";

const line = "announce a tasting evening";

/** A fact of no other test. */
const uniqueFact = () => ({ name: "My shop", text: `Kotori ${uniqueWord()}, Matsumoto`, subject: "Kotori" });

test("facts are kept, listed, changed and deleted, by their member only", async ({ member, visit }) => {
  const { client } = await member();
  const { client: stranger } = await member();
  const fact = uniqueFact();
  const id = await keepFact(client, fact);
  expect(await keepFact(client, fact)).toBe(id);
  const kept = { ...fact, id, fits: [], useCount: 0 };
  expect(await (await client.get("/api/facts")).json()).toEqual([kept]);
  expect(await (await stranger.get("/api/facts")).json()).toEqual([]);
  const path = `/api/facts/${id}`;
  for (const other of [stranger.patch(path, { data: { text: "x" } }), stranger.delete(path)])
    expect(await refusal(await other)).toEqual([404, "fact_not_found"]);
  expect(await refusal(await (await visit()).get("/api/facts"))).toEqual([401, "unauthenticated"]);
  const uses = { uses: [{ id, fit: "announcement.what" }] };
  for (const [who, counted] of [
    [stranger, 0],
    [client, 1],
  ] as const)
    expect(await (await who.post("/api/facts/uses", { data: uses })).json()).toEqual({ counted });
  const used = { ...kept, fits: ["announcement.what"], useCount: 1 };
  expect(await (await client.get("/api/facts")).json()).toEqual([used]);
  const changed = await client.patch(path, { data: { name: "The shop" } });
  expect(await changed.json()).toEqual({ ...used, name: "The shop" });
  expect(await (await client.delete(path)).json()).toMatchObject({ id });
  expect(await refusal(await client.delete(path))).toEqual([404, "fact_not_found"]);
});

test("a generation states facts by their ids, and nobody else's", async ({ member, visit }) => {
  const { client } = await member();
  const { client: stranger } = await member();
  const fact = uniqueFact();
  const facts = [await keepFact(client, fact)];
  const generate = (who: typeof client, headers = {}) =>
    who.post("/api/generate", { headers, data: { input: line, facts } });
  const { content } = await (await generate(client)).json();
  expect(content).toContain(`\n- My shop: ${fact.text}\n`);
  expect(await refusal(await generate(stranger))).toEqual([404, "fact_not_found"]);
  expect(await refusal(await generate(await visit()))).toEqual([401, "unauthenticated"]);
});

test(
  "a token sees no facts unless its member lets it, by the API, exports and MCP",
  { tag: "@promise-14e" },
  async ({ member, visit, baseURL }) => {
    const { client } = await member();
    const fact = uniqueFact();
    const id = await keepFact(client, fact);
    const program = await visit();
    for (const leave of ["", "on"]) {
      const { token } = await makeToken(client, { scope: "write", ...(leave && { facts: leave }) });
      const headers = withToken(token);
      const refused = [403, "insufficient_scope"];
      const listed = await program.get("/api/facts", { headers });
      const made = await program.post("/api/generate", { headers, data: { input: line, facts: [id] } });
      const file = await program.get("/api/export", { headers });
      const mcp = await connectMcp({ token });
      const read = await callTool(mcp, "my_facts", {}).catch((error: unknown) => String(error));
      const resource = await mcp
        .readResource({ uri: `${baseURL}/api/facts` })
        .catch((error: unknown) => String(error));
      await mcp.close();
      const answers = [read, resource].map((one) => JSON.stringify(one));
      const all = [await listed.text(), await made.text(), await file.text(), ...answers];
      if (leave) {
        for (const text of all) expect(text).toContain(fact.text);
        continue;
      }
      for (const response of [listed, made]) expect(await refusal(response)).toEqual(refused);
      for (const text of all) expect(text).not.toContain(fact.text);
    }
  },
);

/** Ways in which a text that holds a fact may come before others. */
const ways = ["shared", "published", "made public again", "edited while public", "restored"] as const;

for (const way of ways)
  test(
    `others never see a fact in a prompt that is ${way}`,
    { tag: "@promise-14e" },
    async ({ member, visit, baseURL }) => {
      const { client } = await member();
      const fact = uniqueFact();
      const text = `${line}\n- My shop: ${fact.text}\nSign as ${fact.text}.`;
      const edit = async (id: string, data: object) => {
        const response = await client.patch(`/api/prompts/${id}`, { headers: fromHere, data });
        expect(response.status(), await response.text()).toBe(200);
      };
      // Kept after the text was shared in the ways that change it later.
      const isFirst = way === "shared" || way === "published";
      if (isFirst) await keepFact(client, fact);
      const make = way === "published" ? publishPrompt : sharePrompt;
      const { id, shareId } = await make(client, { content: isFirst ? text : line });
      if (way === "made public again") await togglePublic(client, id);
      if (way === "restored") {
        await togglePublic(client, id);
        await edit(id, { content: text });
        await edit(id, { content: line });
        await togglePublic(client, id);
      }
      if (!isFirst) await keepFact(client, fact);
      if (way === "made public again" || way === "edited while public") await edit(id, { content: text });
      if (way === "made public again") await togglePublic(client, id);
      if (way === "restored") {
        const restored = await client.post(`/api/prompts/${id}/versions/2/restore`, { headers: fromHere });
        expect(restored.status(), await restored.text()).toBe(200);
      }
      const { prompt } = await (await client.get(`/api/prompts/${shareId}`)).json();
      expect(prompt.content).toBe(`${line}\n- My shop: {{My shop}}\nSign as {{My shop}}.`);
      for (const address of [...addressesOf(shareId, baseURL!), "/town-prompts", "/feeds/all.xml"]) {
        const response = await (await visit()).get(address);
        expect(await response.text(), address).not.toContain(fact.text);
      }
    },
  );

test("facts in the purpose, title and description are told of before others see them", async ({ member }) => {
  const { client } = await member();
  const fact = uniqueFact();
  await keepFact(client, fact);
  const originalInput = `Announce ${fact.text}`;
  const made = await client.post("/api/prompts", {
    data: { originalInput, content: line, type: "文章生成用" },
  });
  const { id } = await made.json();
  const share = (data: object) => client.post(`/api/prompts/${id}/share`, { data });
  const title = `At ${fact.text.slice(0, 30)}`;
  const refused = await share({ title: "Announce", description: fact.text });
  const { code, fields } = await refused.json();
  expect([refused.status(), code]).toEqual([409, "facts_in_texts"]);
  expect(Object.entries(fields).map(([field, fault]) => [field, (fault as { code: string }).code])).toEqual([
    ["originalInput", "holds_fact"],
    ["description", "holds_fact"],
  ]);
  const half = await share({ title: "Announce", description: fact.text, facts: { description: "keep" } });
  expect(Object.keys((await half.json()).fields)).toEqual(["originalInput"]);
  const shared = await share({
    title,
    description: fact.text,
    facts: { originalInput: "replace", description: "keep" },
  });
  expect(shared.status(), await shared.text()).toBe(200);
  const { shareId } = await shared.json();
  const read = async () => (await (await client.get(`/api/prompts/${shareId}`)).json()).prompt;
  expect(await read()).toMatchObject({ originalInput: "Announce [My shop]", title, description: fact.text });

  const edit = (data: object) => client.patch(`/api/prompts/${shareId}/edit`, { data });
  expect(await refusal(await edit({ description: `${fact.text}.` }))).toEqual([409, "facts_in_texts"]);
  const edited = await edit({ description: `${fact.text}.`, facts: { description: "replace" } });
  expect(edited.status(), await edited.text()).toBe(200);
  expect(await read()).toMatchObject({ title, description: "[My shop]." });
});

test("a publication tells of facts in its texts, and by its form", async ({ member }) => {
  const { client } = await member();
  const fact = { name: "My shop", text: `Kotori ${uniqueWord()}` };
  await keepFact(client, fact);
  const made = await client.post("/api/prompts", {
    data: { originalInput: `Announce ${fact.text}`, content: line, type: "文章生成用" },
  });
  const { id } = await made.json();
  const place = { category: "business", subcategory: subcategoriesOf("business")[0]! };
  const publish = (data: object) =>
    client.post(`/api/prompts/${id}/publish-to-town`, { data: { ...place, ...data } });
  expect(await refusal(await publish({ title: fact.text }))).toEqual([409, "facts_in_texts"]);
  const page = `/dashboard/prompts/${id}/publish`;
  const html = await (await client.get(page)).text();
  expect(html).toContain('name="facts.originalInput"');
  expect(html).toContain("[My shop]");
  const form = { ...place, title: fact.text, "facts.originalInput": "replace" };
  const again = await client.post(page, { headers: fromHere, form, maxRedirects: 0 });
  expect(again.status()).toBe(409);
  expect(await again.text()).toContain('name="facts.title"');
  const done = await client.post(page, {
    headers: fromHere,
    form: { ...form, "facts.title": "replace" },
    maxRedirects: 0,
  });
  expect(done.status(), await done.text()).toBe(303);
  const prompts = await (await client.get("/api/my-town-prompts")).json();
  expect(JSON.stringify(prompts)).not.toContain(fact.text);
});

test("a version that holds a fact is not shared", { tag: "@promise-14e" }, async ({ member }) => {
  const { client } = await member();
  const fact = uniqueFact();
  const { id } = await sharePrompt(client, { content: line });
  await togglePublic(client, id);
  await client.patch(`/api/prompts/${id}`, { headers: fromHere, data: { content: fact.text } });
  await client.patch(`/api/prompts/${id}`, { headers: fromHere, data: { content: `${line}.` } });
  await keepFact(client, fact);
  const mark = await client.patch(`/api/prompts/${id}/versions/2`, {
    headers: fromHere,
    data: { isShared: true },
  });
  expect(await refusal(mark)).toEqual([409, "holds_facts"]);
});

test("an export takes the facts along, an import brings them back", async ({ member }) => {
  const { client } = await member();
  const fact = uniqueFact();
  await keepFact(client, fact);
  const file = await (await client.get("/api/export")).text();
  const { client: other } = await member();
  const upload = await other.post("/dashboard/import", {
    headers: fromHere,
    multipart: { file: { name: "library.json", mimeType: "application/json", buffer: Buffer.from(file) } },
    maxRedirects: 0,
  });
  expect(upload.status(), await upload.text()).toBe(303);
  expect(await (await other.get("/api/facts")).json()).toEqual([]);
  const page = upload.headers().location!;
  await other.post(page, { headers: fromHere, form: { step: "run" } });
  expect(await (await other.get(page)).text()).toContain("「わたしのこと」：1件");
  expect(await (await other.get("/api/facts")).json()).toMatchObject([fact]);
});
