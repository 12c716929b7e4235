import { createPrompt, refusal } from "../support/factories/library-client";
import { expect, test } from "../support/clients/clients";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";
import { makeToken, withToken } from "../support/clients/token-client";
import { visitor } from "../support/clients/visitor";

test("programs list, read, pin and restore versions; a read-only token only reads", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const { id } = await createPrompt(client, { content: "one" });
  const path = `/api/prompts/${id}`;
  await client.patch(path, { data: { content: "two {{x}}" } });
  const program = await visit();
  const [read, write] = await Promise.all(
    (["read", "write"] as const).map(async (scope) => withToken((await makeToken(client, { scope })).token)),
  );
  const send = (method: string, rest: string, headers: Record<string, string>, data?: object) =>
    program.fetch(`${path}/versions${rest}`, { method, headers: { ...visitor(), ...headers }, data });
  const marks = { isPinned: false, isShared: false };
  const first = { number: 1, kind: "created", createdAt: expect.any(String), ...marks };
  expect(await (await send("GET", "", read!)).json()).toEqual({
    versions: [{ ...first, number: 2, kind: "edited" }, first],
  });
  expect(await (await send("GET", "/2", read!)).json()).toEqual({
    ...first,
    number: 2,
    kind: "edited",
    content: "two {{x}}",
    variables: [expect.objectContaining({ name: "x" })],
  });
  expect(await refusal(await send("POST", "/1/restore", read!))).toEqual([403, "insufficient_scope"]);
  expect(await refusal(await send("PATCH", "/1", read!, { isPinned: true }))).toEqual([
    403,
    "insufficient_scope",
  ]);
  expect(await (await send("PATCH", "/1", write!, { isPinned: true })).json()).toEqual({
    ...first,
    isPinned: true,
  });
  expect(await (await send("POST", "/1/restore", write!)).json()).toMatchObject({
    id,
    content: "one",
    version: 3,
  });
  for (const number of ["3.0", "0", "x", "99"])
    expect(await refusal(await send("GET", `/${number}`, write!))).toEqual([404, "version_not_found"]);
  const wrong = await send("PATCH", "/1", write!, { isPinned: "yes", kind: "edited" });
  expect([wrong.status(), Object.keys((await wrong.json()).fields).toSorted()]).toEqual([
    422,
    ["isPinned", "kind"],
  ]);
  expect(await refusal(await send("PATCH", "/1", write!, { isShared: true }))).toEqual([
    409,
    "prompt_not_shared",
  ]);
});

test("`ifUnchanged` refuses to overwrite a later change", async ({ member }) => {
  const { client } = await member();
  const { id, updatedAt } = await createPrompt(client);
  const path = `/api/prompts/${id}`;
  await client.patch(path, { data: { content: "theirs" } });
  const data = { content: "mine", updatedAt, ifUnchanged: true };
  expect(await refusal(await client.patch(path, { data }))).toEqual([409, "prompt_changed"]);
  const forced = await client.patch(path, { data: { ...data, ifUnchanged: false } });
  expect(await forced.json()).toMatchObject({ content: "mine", overwrote: true, version: 3 });
});

test(
  "a link to a shared version shows that text everywhere, and says that a newer one exists",
  { tag: "@promise-14b" },
  async ({ member, visit }) => {
    const { client } = await member();
    const { id, shareId } = await sharePrompt(client, { title: "Tea", content: "old {{topic}} text" });
    await client.patch(`/api/prompts/${id}/versions/1`, { data: { isShared: true } });
    await client.patch(`/api/prompts/${id}`, { data: { content: "new text" } });
    const reader = await visit();
    const get = async (path: string) => {
      const response = await reader.get(path, { headers: { ...visitor(), "Accept-Language": "en" } });
      return { status: response.status(), text: await response.text(), headers: response.headers() };
    };
    const page = await get(`/prompts/${shareId}?v=1`);
    expect(page.text).toContain("old ");
    expect(page.text).not.toContain("new text");
    expect(page.text).toContain("See the newer version");
    for (const rest of ["use", "embed-code"]) expect(page.text).toContain(`/${rest}?v=1"`);
    // The form of a copy; a visitor signs up first.
    expect(page.text).toContain(`action="/prompts/${shareId}?v=1"`);
    const current = await get(`/prompts/${shareId}`);
    expect(current.text).toContain("new text");
    expect(current.text).not.toContain("See the newer version");

    const widget = await get(`/embed/${shareId}?v=1&lang=en`);
    expect(widget.text).toContain("A newer version exists");
    expect(widget.text).toContain(`/prompts/${shareId}?v=1"`);
    expect(widget.headers["cache-control"]).toBe("public, no-cache");
    expect(widget.headers["set-cookie"]).toBeUndefined();
    expect((await get(`/embed/${shareId}?lang=en`)).text).not.toContain("A newer version exists");
    const discovered = /href="[^"]*(\/oembed\?[^"]*)"/.exec(page.text)![1]!.replaceAll("&amp;", "&");
    expect(JSON.parse((await get(discovered)).text).html).toContain(`/embed/${shareId}?v=1"`);
    expect(JSON.parse((await get(`/api/prompts/${shareId}?v=1`)).text).prompt).toMatchObject({
      content: "old {{topic}} text",
      version: 1,
      hasNewer: true,
    });
    expect((await get(`/prompts/${shareId}/embed-code?v=1`)).text).toContain(`/embed/${shareId}?v=1`);
    const { client: saver } = await member();
    const [{ id: folderId }] = await (await saver.get("/api/folders")).json();
    await saver.post(`/prompts/${shareId}/save?v=1`, { form: { folderId } });
    const [saved] = await (await saver.get("/api/prompts")).json();
    expect(saved.content).toBe("old {{topic}} text");
    for (const path of ["prompts", "embed", "api/prompts"])
      for (const version of ["2", "0", "x", ""])
        expect((await get(`/${path}/${shareId}?v=${version}`)).status, `${path} ${version}`).toBe(404);
    await togglePublic(client, id);
    for (const path of ["prompts", "embed", "api/prompts"])
      expect((await get(`/${path}/${shareId}?v=1`)).status).toBe(404);
  },
);
