import { expect, test } from "../support/clients/clients";
import { createPrompt, furnish } from "../support/factories/library-client";
import { publishPrompt } from "../support/clients/publish-prompt";
import { visitor } from "../support/clients/visitor";

const place = { category: "communication", subcategory: "文章作成" };

const orders = [
  { input: "新商品の紹介メール", isDeepThinking: false },
  { input: "landlord wont give my deposit back" },
  { input: "Read invoices that come by mail and enter them", isAutonomousAgent: true },
  { input: "un gato naranja en la ventana, acuarela", isImageGeneration: true },
  { input: "夜の商店街を歩く人、15秒", isVideoGeneration: true, isDeepThinking: false },
];

for (const order of orders)
  test(`the response generated for ${JSON.stringify(order)} is accepted by the library unchanged`, async ({
    member,
  }) => {
    const { client } = await member();
    const { folderId } = await furnish(client);
    const generated = await client.post("/api/generate", { data: order });
    const body = await generated.json();
    const streamed = await client.post("/api/generate", {
      headers: { Accept: "text/event-stream" },
      data: order,
    });
    const done = JSON.parse(/^event: done\ndata: (.*)$/m.exec(await streamed.text())![1]!);
    expect(Object.keys(done)).toEqual(expect.arrayContaining(Object.keys(body)));
    for (const sent of [body, done]) {
      const kept = await client.post("/api/prompts", { data: { ...sent, folderId } });
      expect([kept.status(), await kept.json()]).toMatchObject([
        201,
        {
          originalInput: order.input,
          content: sent.content,
          tags: sent.tags,
          type: sent.type,
          folderId,
        },
      ]);
      const home = await client.post("/api/prompts", { data: { ...sent, folderId: null } });
      expect(home.status()).toBe(201);
    }
  });

test("the API document declares a generated prompt as valid input of the library", async ({ visit }) => {
  const { paths, components } = await (await (await visit()).get("/api/openapi.json")).json();
  const body = paths["/api/prompts"].post.requestBody.content["application/json"].schema;
  const { GeneratedPrompt } = components.schemas;
  expect(Object.keys(body.properties)).toEqual(
    expect.arrayContaining([...Object.keys(GeneratedPrompt.properties), "folderId"]),
  );
  for (const name of ["/api/prompts/{promptId}", "/api/prompts"]) {
    const { patch, post } = paths[name];
    const { properties } = (patch ?? post).requestBody.content["application/json"].schema;
    expect(properties.folderId.type, name).toEqual(["string", "null"]);
  }
});

test("suggested texts and categories are accepted unchanged", async ({ member }) => {
  const { client } = await member();
  const { id } = await createPrompt(client, { originalInput: "新商品の紹介メール" });
  const send = async (path: string, data: object, method = "POST") => {
    const response = await client.fetch(path, { method, headers: visitor(), data });
    expect(response.ok(), `${path} ${await response.text()}`).toBe(true);
    return response.json();
  };
  const texts = await send(`/api/prompts/${id}/generate-title-description`, {});
  expect(Object.keys(texts)).toEqual(["title", "description", "engine"]);
  const { shareId } = await send(`/api/prompts/${id}/share`, texts);
  expect(await send(`/api/prompts/${shareId}/edit`, texts, "PATCH")).toMatchObject({
    prompt: { title: texts.title, description: texts.description },
  });
  const suggested = await send("/api/suggest-categories", { promptId: id });
  const { fallback = suggested } = suggested;
  expect(await send(`/api/prompts/${id}/publish-to-town`, { ...texts, ...fallback })).toMatchObject({
    title: texts.title,
    category: fallback.category,
  });
});

test("a prompt without a folder is in 'uncategorized', when created and when moved", async ({ member }) => {
  const { client } = await member();
  const { promptId, folderId } = await furnish(client);
  const [home] = await (await client.get("/api/folders")).json();
  expect(home.name).toBe("uncategorized");
  const moved = await client.patch(`/api/prompts/${promptId}`, { data: { folderId: null } });
  expect([moved.status(), await moved.json()]).toMatchObject([200, { folderId: home.id }]);
  const back = await client.patch(`/api/prompts/${promptId}`, { data: { folderId } });
  expect(await back.json()).toMatchObject({ folderId });
  expect(await createPrompt(client, { folderId: null })).toMatchObject({ folderId: home.id });
});

test("publishing removes no text, by call or form; an edit removes it by null or blank", async ({
  member,
}) => {
  const { client } = await member();
  const texts = { title: "Kept", description: "Kept, too." };
  const { id, shareId } = await publishPrompt(client, texts);
  const path = `/api/prompts/${id}/publish-to-town`;
  for (const blank of ["", " \n", "\u200B", null, undefined]) {
    const data = { ...place, title: blank, description: blank };
    const published = await client.post(path, { headers: visitor(), data });
    expect([published.status(), await published.json()], String(blank)).toMatchObject([200, texts]);
  }
  for (const form of [place, { ...place, title: "", description: " " }]) {
    const sent = await client.post(`/dashboard/prompts/${id}/publish`, { headers: visitor(), form });
    expect(sent.status()).toBe(303);
    expect(await (await client.get(`/api/prompts/${shareId}`)).json()).toMatchObject({ prompt: texts });
  }
  for (const wrong of [
    { ...place, category: "" },
    { ...place, subcategory: "" },
  ])
    for (const response of [
      await client.post(path, { headers: visitor(), data: wrong }),
      await client.post(`/dashboard/prompts/${id}/publish`, {
        headers: visitor(),
        // A form's category follows from its subcategory.
        form: { ...wrong, subcategory: "" },
      }),
    ])
      expect(response.status()).toBe(422);
  const shared = await client.post(`/api/prompts/${id}/share`, { data: { title: "", generateAuto: true } });
  expect(await shared.json()).toEqual({ shareId });
  expect(await (await client.get(`/api/prompts/${shareId}`)).json()).toMatchObject({ prompt: texts });
  const edit = (data: object) => client.patch(`/api/prompts/${shareId}/edit`, { data });
  expect(await (await edit({ description: null })).json()).toMatchObject({
    prompt: { title: "Kept", description: null },
  });
  expect(await (await edit({ title: "" })).json()).toMatchObject({ prompt: { title: null } });
});

test("sharing needs a title or the request to make one, as the API document says", async ({ member }) => {
  const { client } = await member();
  const { id } = await createPrompt(client);
  const path = `/api/prompts/${id}/share`;
  for (const data of [{}, { title: " " }, { title: null }, { generateAuto: false }, { description: "a" }]) {
    const response = await client.post(path, { data });
    expect([response.status(), Object.keys((await response.json()).fields)]).toEqual([422, ["title"]]);
  }
  const { paths } = await (await client.get("/api/openapi.json")).json();
  const { schema } = paths["/api/prompts/{promptId}/share"].post.requestBody.content["application/json"];
  expect(schema.then.anyOf).toEqual([
    { required: ["title"], properties: { title: { type: "string", pattern: "\\S" } } },
    { required: ["generateAuto"], properties: { generateAuto: { const: true } } },
  ]);
  expect((await client.post(path, { data: { generateAuto: true } })).status()).toBe(200);
});
