import { hostileTexts } from "../../support/factories/hostile-texts";
import { createFolder, createPrompt } from "../../support/clients/create-prompt";
import { expect, test } from "../../support/clients/plain-browser";
import { fromHere } from "../../support/clients/visitor";
import { place } from "../../support/factories/town-category";

const pathsOf = (prompt: string, folder: string) => [
  ...["", "/delete", "/optimize", "/toggle-public", "/history", "/history/1", "/publish"].map(
    (rest) => `/dashboard/prompts/${prompt}${rest}`,
  ),
  ...["", "/delete"].map((rest) => `/dashboard/folders/${folder}${rest}`),
];

test("a visitor is sent to sign in from every page of the library", async ({ reader }) => {
  for (const path of [
    "/dashboard",
    "/dashboard?search=a&tag=b",
    "/dashboard/new",
    "/dashboard/tags",
    "/dashboard/folders/new",
    ...pathsOf("p", "f"),
  ]) {
    await reader.open(path);
    expect(reader.path).toBe(`/auth?${new URLSearchParams({ redirectTo: path })}`);
  }
});

test("another member's prompts and folders are not found", async ({ author, member }) => {
  const owner = await member();
  const { id } = await createPrompt(owner.client, { originalInput: "よその秘密" }, fromHere);
  const folder = await createFolder(owner.client, "よそのフォルダー");
  const texts = { originalInput: "盗用", name: "盗用", purpose: "盗用", content: "盗用", title: "盗用" };
  for (const path of pathsOf(id, folder)) {
    expect((await author.open(path)).status(), path).toBe(404);
    expect(author.text(), path).toMatch(/見つかりません|Not Found/);
    expect(author.text(), path).not.toContain("よその秘密");
    const form = { ...texts, ...place, isPublic: "true" };
    const posted = await author.request.post(path, { headers: fromHere, form });
    expect(posted.status(), path).toBe(404);
  }
  await author.open(`/dashboard?folder=${folder}`);
  expect(author.text()).toContain("プロンプトが見つかりません");
  expect(author.text()).not.toContain("よその");
  const kept = await (await owner.client.get("/api/prompts")).json();
  expect(kept).toMatchObject([{ originalInput: "よその秘密", folderId: expect.any(String) }]);
});

test("people's text is escaped in every field", async ({ author }) => {
  const texts = hostileTexts.map((text) => text.replace(/\s+/g, " ").slice(0, 50).trim());
  for (const text of texts) {
    const folderId = await createFolder(author.request, text);
    await createPrompt(author.request, { originalInput: text, content: text, tags: [text], folderId });
  }
  await author.open("/dashboard");
  const folders = author.text(author.one("navigation", "フォルダー"));
  for (const text of texts) {
    expect(author.text(author.one("heading", text, author.one("article", text)))).toBe(text);
    expect(folders).toContain(text);
  }
  for (const text of texts) {
    await author.open(`/dashboard?${new URLSearchParams({ search: text, tag: text })}`);
    expect(author.value("プロンプトを検索")).toBe(text);
    author.one("link", `「${text}」の絞り込みを外す`);
    expect(author.all("article")).toHaveLength(1);
  }
  expect(author.some("main :is(img, script, b, [onload], [onmouseover])")).toEqual([]);
});
