import { expect, test } from "../support/clients/clients";
import { createFolder, createPrompt, furnish, refusal } from "../support/factories/library-client";
import { sharePrompt } from "../support/clients/share-prompt";

const id = expect.stringMatching(/^[0-9A-Za-z]{22}$/);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test("a deleted prompt and a deleted folder are in the trash, and come back by their undo", async ({
  member,
}) => {
  const { client } = await member();
  const { folderId, promptId } = await furnish(client);
  const before = [
    await (await client.get("/api/prompts")).json(),
    await (await client.get("/api/folders")).json(),
  ];
  const deletion = await (await client.delete(`/api/prompts/${promptId}`)).json();
  expect(deletion).toEqual({ deleted: true, undo: id });
  const folder = await (await client.delete(`/api/folders/${folderId}`)).json();
  const facts = { deletedAt: moment, expiresAt: moment };
  const list = await client.get("/api/trash");
  expect(await list.json()).toEqual([
    { id: folderId, kind: "folder", name: "仕事", deletionId: folder.undo, ...facts },
    { id: promptId, kind: "prompt", name: "a letter", deletionId: deletion.undo, ...facts },
  ]);
  expect(list.headers()).not.toHaveProperty("link");
  for (const { undo } of [folder, deletion]) {
    expect(await (await client.post(`/api/undo/${undo}`)).json()).toEqual({ changed: 1, left: 0 });
    expect(await refusal(await client.post(`/api/undo/${undo}`))).toEqual([404, "undo_not_found"]);
  }
  expect(await (await client.get("/api/trash")).json()).toEqual([]);
  const [[prompt], folders] = before;
  // The folder came back first, so that the prompt is in it again.
  expect(await (await client.get("/api/prompts")).json()).toEqual([prompt]);
  expect(await (await client.get("/api/folders")).json()).toEqual(folders);
});

test(
  "a shared prompt is gone at once when deleted, and back at its address when restored",
  { tag: "@promise-16a" },
  async ({ member, visit }) => {
    const { client } = await member();
    const reader = await visit();
    const { id: promptId, shareId } = await sharePrompt(client, { title: "a title" });
    const addresses = [`/prompts/${shareId}`, `/embed/${shareId}`, `/pictures/${shareId}.png`];
    const statuses = async () =>
      Promise.all(addresses.map(async (address) => (await reader.get(address)).status()));
    expect(await statuses()).toEqual([200, 200, 200]);
    await client.delete(`/api/prompts/${promptId}`);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await client.post(`/api/trash/${promptId}/restore`)).status()).toBe(200);
    expect(await statuses()).toEqual([200, 200, 200]);
  },
);

test("several prompts are moved, tagged, untagged and deleted by one call, each with one undo", async ({
  member,
}) => {
  const { client } = await member();
  const { folderId, promptId } = await furnish(client);
  const { id: other } = await createPrompt(client, { tags: ["y"] });
  const ids = [promptId, other];
  const change = async (data: object) =>
    (await client.post("/api/prompts/batch", { data: { ids, ...data } })).json();
  const shown = async () =>
    ((await (await client.get("/api/prompts")).json()) as { folderId: string; tags: string[] }[]).map(
      (prompt) => [prompt.folderId, prompt.tags.join()],
    );
  const before = await shown();
  const changes: [object, number, unknown][] = [
    [{ action: "move", folderId }, 1, [[folderId, before[0]![1]], before[1]]],
    [{ action: "tag", tag: " z " }, 2, before.map(([folder, tags]) => [folder, `${tags},z`])],
    [{ action: "untag", tag: "x" }, 1, [before[0], [folderId, "文章生成用"]]],
    [{ action: "delete" }, 2, []],
  ];
  for (const [data, changed, after] of changes) {
    const done = await change(data);
    expect(done).toEqual({ changed, left: 0, undo: id });
    expect(await shown(), JSON.stringify(data)).toEqual(after);
    expect(await (await client.post(`/api/undo/${done.undo}`)).json()).toEqual({ changed, left: 0 });
    expect(await shown(), JSON.stringify(data)).toEqual(before);
  }
  expect(await change({ ids: undefined, matching: { tag: ["nowhere"] }, action: "delete" })).toEqual({
    changed: 0,
    left: 0,
    undo: null,
  });
  expect(await change({ ids: undefined, matching: { folder: folderId }, action: "delete" })).toMatchObject({
    changed: 1,
  });
});

test("a change of several prompts is refused by the field, and nothing changes", async ({ member }) => {
  const { client } = await member();
  const { promptId } = await furnish(client);
  const refused = async (data: object) => {
    const response = await client.post("/api/prompts/batch", { data });
    const { code, fields = {} } = await response.json();
    return [response.status(), code, ...Object.keys(fields)];
  };
  const ids = [promptId];
  expect(await refused({ action: "delete" })).toEqual([422, "invalid_fields", "ids"]);
  expect(await refused({ ids: [], action: "delete" })).toEqual([422, "invalid_fields", "ids"]);
  expect(await refused({ ids, matching: {}, action: "delete" })).toEqual([422, "invalid_fields", "ids"]);
  expect(await refused({ ids: Array(501).fill("a"), action: "delete" })).toEqual([
    422,
    "invalid_fields",
    "ids",
  ]);
  expect(await refused({ ids, action: "move" })).toEqual([422, "invalid_fields", "folderId"]);
  expect(await refused({ ids, action: "tag" })).toEqual([422, "invalid_fields", "tag"]);
  expect(await refused({ ids, action: "tag", tag: "画像生成用" })).toEqual([422, "invalid_fields", "tag"]);
  expect(await refused({ ids, action: "burn" })).toEqual([422, "invalid_fields", "action"]);
  expect(await refused({ ids: [promptId, "another"], action: "delete" })).toEqual([404, "prompt_not_found"]);
  expect(await refused({ ids, action: "move", folderId: "none" })).toEqual([404, "folder_not_found"]);
  expect(await refused({ ids, action: "move", folderName: "仕事" })).toEqual([409, "folder_name_taken"]);
  expect(await (await client.get("/api/prompts")).json()).toHaveLength(1);
});

test(
  "another member's trash and undo are not found, and nothing changes",
  { tag: "@promise-14a" },
  async ({ member }) => {
    const [{ client: owner }, { client: stranger }] = [await member(), await member()];
    const { promptId } = await furnish(owner);
    const { undo } = await (await owner.delete(`/api/prompts/${promptId}`)).json();
    for (const one of [promptId, undo]) {
      expect(await refusal(await stranger.post(`/api/trash/${one}/restore`))).toEqual([
        404,
        "trash_item_not_found",
      ]);
      expect(await refusal(await stranger.delete(`/api/trash/${one}`))).toEqual([
        404,
        "trash_item_not_found",
      ]);
      expect(await refusal(await stranger.post(`/api/undo/${one}`))).toEqual([404, "undo_not_found"]);
    }
    expect(await (await stranger.get("/api/trash")).json()).toEqual([]);
    expect(await (await stranger.delete("/api/trash")).json()).toEqual({ deleted: 0 });
    expect(await (await owner.get("/api/trash")).json()).toHaveLength(1);
  },
);

test("the trash is paged by its Link header, and emptied one by one, by deletion and at once", async ({
  member,
}) => {
  const { client } = await member();
  for (let count = 0; count < 5; count += 1) {
    await createPrompt(client, { originalInput: `prompt ${count}` });
    await createFolder(client, `folder ${count}`);
  }
  const all = { matching: {}, action: "delete" };
  const { undo } = await (await client.post("/api/prompts/batch", { data: all })).json();
  const list = async () => (await (await client.get("/api/trash")).json()) as { id: string; name: string }[];
  expect((await list()).map(({ name }) => name)).toEqual([4, 3, 2, 1, 0].map((count) => `prompt ${count}`));
  const [first] = await list();
  expect(await (await client.delete(`/api/trash/${first!.id}`)).json()).toEqual({ deleted: 1 });
  expect(await (await client.delete(`/api/trash/${undo}`)).json()).toEqual({ deleted: 4 });
  await createPrompt(client);
  await client.post("/api/prompts/batch", { data: all });
  expect(await (await client.delete("/api/trash")).json()).toEqual({ deleted: 1 });
  expect(await list()).toEqual([]);
  expect((await client.get("/api/trash?before=x")).status()).toBe(422);
});
