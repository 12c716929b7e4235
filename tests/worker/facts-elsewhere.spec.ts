import { expect, test } from "../support/clients/clients";
import { createPrompt } from "../support/clients/create-prompt";
import { keepFact } from "../support/clients/make-one-of-each";
import { uniqueWord } from "../support/clients/publish-prompt";
import { addressesOf } from "../support/clients/share-client";
import { sharePrompt } from "../support/clients/share-prompt";
import { fromHere, visitor } from "../support/clients/visitor";

const readable = (text: string) =>
  text.replaceAll("\u200B", "").normalize("NFKC").toLowerCase().replace(/\s+/g, " ");

test(
  "nothing that others can read has a fact of its author",
  { tag: "@promise-14e" },
  async ({ member, visit, baseURL }) => {
    const { client } = await member();
    const { client: other } = await member();
    const word = uniqueWord();
    const fact = { name: "My shop", text: `Kotori ${word}` };
    await keepFact(client, fact);
    const variable = { kind: "choice", required: false, value: fact.text, options: [fact.text, "Norte"] };
    const made = await client.post("/api/prompts", {
      data: {
        originalInput: `An invitation ${uniqueWord()}`,
        content: `Invite {{guests}} to Kotori\u200B ${word} and to KOTORI\n${word}, {{${fact.text}}}.`,
        tags: [`ｋｏｔｏｒｉ ${word}`, "party"],
        variables: [
          { ...variable, name: "guests", label: `Guests of ${fact.text}`, question: `At ${fact.text}?` },
        ],
        type: "文章生成用",
      },
    });
    const { id } = await made.json();
    const headers = { ...fromHere, ...visitor() };
    const place = { category: "communication", subcategory: "文章作成", title: "An invitation" };
    const published = await client.post(`/api/prompts/${id}/publish-to-town`, { headers, data: place });
    expect(published.status(), await published.text()).toBe(200);
    const { shareId } = await published.json();
    const [folder] = await (await other.get("/api/folders")).json();
    const form = { folderId: folder.id };
    const copied = await other.post(`/prompts/${shareId}/save`, { headers, form, maxRedirects: 0 });
    expect(copied.status()).toBe(303);
    const reads = [
      ...addressesOf(shareId, baseURL!),
      `/api/prompts/${shareId}`,
      `/embed/${shareId}`,
      `/api/prompts/${shareId}/remixes`,
      `/api/public-prompts?search=${word}`,
      `/town-prompts?search=${word}`,
      "/api/public-prompts",
      "/town-prompts",
      "/feeds/all.xml",
      "/facts",
      "/offline",
      "/api/facts",
      "/api/export",
      "/api/prompts",
      "/dashboard",
    ];
    for (const who of [await visit(), other])
      for (const address of reads) {
        const text = await (await who.get(address)).text();
        expect(readable(text), address).not.toContain(readable(fact.text));
      }
  },
);

test(
  "tags of a prompt that others see have places, by an edit and by an import",
  { tag: "@promise-14e" },
  async ({ member, visit }) => {
    const { client } = await member();
    const fact = { name: "My shop, here", text: `Kotori ${uniqueWord()}` };
    await keepFact(client, fact);
    const { id, shareId } = await sharePrompt(client);
    const tagsOf = async () =>
      (await (await (await visit()).get(`/api/prompts/${shareId}`)).json()).prompt.tags.slice(1);
    const tags = ["party", fact.text.toUpperCase()];
    const edited = await client.patch(`/api/prompts/${id}`, { headers: fromHere, data: { tags } });
    expect(edited.status(), await edited.text()).toBe(200);
    expect(await tagsOf()).toEqual(["party", "[My shop here]"]);
    const { prompts } = await (await client.get("/api/export")).json();
    const data = { prompts: [{ ...prompts[0], tags: [fact.text] }], choice: "replace" };
    const imported = await client.post("/api/import", { headers: { ...fromHere, ...visitor() }, data });
    expect(await imported.json()).toMatchObject({ replaced: [{ id }] });
    expect(await tagsOf()).toEqual(["[My shop here]"]);
  },
);

test(
  "the preview picture of a title with a fact is that of its place",
  { tag: "@promise-14e" },
  async ({ member, visit }) => {
    const { client } = await member();
    const fact = { name: "My shop", text: `Kotori ${uniqueWord()}` };
    await keepFact(client, fact);
    const draw = async (title: string) => {
      const { id } = await createPrompt(client, { originalInput: "a party" });
      const data = { title, facts: { title: "replace" } };
      const shared = await client.post(`/api/prompts/${id}/share`, { headers: fromHere, data });
      expect(shared.status(), await shared.text()).toBe(200);
      return (await (await visit()).get(`/pictures/${(await shared.json()).shareId}.png`)).body();
    };
    const [held, placed, other] = [
      await draw(`At ${fact.text}`),
      await draw("At [My shop]"),
      await draw("At the inn"),
    ];
    expect(held.equals(placed)).toBe(true);
    expect(held.equals(other)).toBe(false);
  },
);
