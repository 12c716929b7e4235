import type { APIRequestContext, APIResponse } from "@playwright/test";

import { allowAtGoogle } from "../support/clients/allow-at-google";
import { expect, sessionUser, test } from "../support/clients/clients";
import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { keepDraft } from "../support/clients/make-one-of-each";
import { newMember, type Member } from "../support/clients/members";
import { publishPrompt } from "../support/clients/publish-prompt";
import { showProfile } from "../support/clients/share-client";
import { sharePrompt } from "../support/clients/share-prompt";
import { fromHere, visitor } from "../support/clients/visitor";

const post = (client: APIRequestContext, path: string, form: Record<string, string> = {}) =>
  client.post(path, { headers: fromHere, form });

/** Where a response leads. */
const target = (response: APIResponse) => response.headers().location;

/** The address of the form that a press led to. */
async function press(client: APIRequestContext, path: string, form: Record<string, string> = {}) {
  const asked = await post(client, path, form);
  expect([asked.status(), target(asked)]).toEqual([
    303,
    expect.stringMatching(/^\/auth\/register\?redirectTo=/),
  ]);
  return target(asked)!;
}

const registration = (member: Member) => ({ ...member, confirmPassword: member.password, terms: "on" });

const library = async (client: APIRequestContext) => (await client.get("/api/prompts")).json();

test("a saved draft is in the library after a registration, a sign-in and a sign-in with Google alike", async ({
  visit,
  registered,
}) => {
  const { email, password } = await registered();
  const ways: Record<string, (client: APIRequestContext, address: string) => Promise<APIResponse>> = {
    registration: (client, address) => post(client, address, registration(newMember())),
    "sign-in": (client, address) =>
      post(client, address.replace("/auth/register", "/auth"), { email, password }),
    google: async (client, address) =>
      client.get(await allowAtGoogle(client, address.replace("/auth/register", "/auth/google"))),
  };
  for (const [way, signIn] of Object.entries(ways)) {
    const client = await visit();
    const draft = await keepDraft(client, `a letter by ${way}`);
    const address = await press(client, `/generate/${draft}`, { content: `edited by ${way}` });
    expect(await (await client.get(address)).text(), way).toContain("すぐライブラリに入ります");
    const done = await signIn(client, address);
    expect([done.status(), target(done)], way).toEqual([303, "/dashboard"]);
    expect(await library(client), way).toMatchObject([
      { content: `edited by ${way}`, folderId: expect.any(String) },
    ]);
    const page = await (await client.get("/dashboard")).text();
    for (const said of ["プロンプトを保存しました", "フォルダーへ移す"]) expect(page, way).toContain(said);
    const { cookies } = await client.storageState();
    expect(
      cookies.map(({ name }) => name),
      way,
    ).not.toContain("intent");
  }
});

test("sharing, copying, the shelf and following are done after the sign-in", async ({ visit, member }) => {
  const { client: author } = await member();
  const { uid } = await sessionUser(author);
  await showProfile(author, "Ada", "Writes letters.");
  const place = { category: "technology", subcategory: "IoT" };
  const { shareId, originalInput } = await publishPrompt(author, place);
  const asked: [path: string, form: Record<string, string>, to: RegExp, said: string][] = [
    [
      `/generate/{draft}/share`,
      { content: "shared" },
      /^\/prompts\/\w{22}$/,
      "リンクで見られるようになりました",
    ],
    [`/prompts/${shareId}`, {}, /^\/dashboard$/, "プロンプトを保存しました"],
    [`/prompts/${shareId}/shelf`, {}, new RegExp(`^/prompts/${shareId}$`), "本棚に保存しました"],
    [
      "/town-prompts/following",
      { kind: "person", target: uid, follow: "true" },
      new RegExp(`^/people/${uid}$`),
      "フォローしました",
    ],
    [
      "/town-prompts/following",
      { kind: "category", target: "ai", follow: "true" },
      /^\/town-prompts\?category=ai$/,
      "フォローしました",
    ],
  ];
  const found: unknown[] = [];
  for (const [path, form, to, said] of asked) {
    const client = await visit();
    const address = await press(client, path.replace("{draft}", await keepDraft(client)), form);
    const done = await post(client, address, registration(newMember()));
    expect(target(done), path).toMatch(to);
    expect(await (await client.get(target(done)!)).text(), path).toContain(said);
    const read = async (api: string) => (await client.get(api, { headers: visitor() })).json();
    found.push([
      (await read("/api/prompts")).map(
        (prompt: { originalInput: string; content: string }) => prompt.originalInput,
      ),
      (await read("/api/shelf")).items.length,
      (await read("/api/follows")).follows.length,
    ]);
  }
  expect(found).toEqual([
    [["議事録"], 0, 0],
    [[originalInput], 0, 0],
    [[], 1, 0],
    [[], 0, 1],
    [[], 0, 1],
  ]);
});

test(
  "a link saves, shares and follows nothing, for a member and for somebody who signs in by it",
  { tag: "@promise-13e" },
  async ({ visit, member, registered }) => {
    const { client: author } = await member();
    const { path } = await sharePrompt(author);
    const draft = await keepDraft(author);
    const open = await keepDraft(await visit());
    const links = [
      `/generate/${open}/save`,
      `/generate/${open}/share?text=x`,
      `${path}/save`,
      `${path}/shelf`,
      `${path}/remix`,
    ];
    const { client, email, password } = await registered();
    for (const link of links) {
      expect((await client.get(link)).status(), link).toBe(200);
      const stranger = await visit();
      const asked = await stranger.get(link);
      const address = `/auth/register?${new URLSearchParams({ redirectTo: link })}`;
      expect([asked.status(), target(asked)], link).toEqual([303, address]);
      expect(await (await stranger.get(address)).text(), link).not.toContain("すぐライブラリに入ります");
      const signedIn = await post(stranger, address.replace("/register", ""), { email, password });
      expect(target(signedIn), link).toBe(link);
    }
    // Another site's forms ask for nothing.
    for (const form of [`/generate/${draft}`, `/generate/${draft}/share`, path, `${path}/shelf`]) {
      const stranger = await visit();
      const refused = await stranger.post(form, {
        headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
        form: { content: "evil" },
      });
      expect([refused.status(), refused.headers()["set-cookie"]], form).toEqual([403, undefined]);
    }
    expect(await library(client)).toEqual([]);
    expect((await (await client.get("/api/shelf")).json()).items).toEqual([]);
  },
);

test("two sign-ins at once, and one more with the same cookie, make one prompt", async ({
  visit,
  registered,
}) => {
  const author = await registered();
  const { path } = await sharePrompt(author.client);
  for (const ask of [
    async (client: APIRequestContext) =>
      press(client, `/generate/${await keepDraft(client)}`, { content: "once" }),
    async (client: APIRequestContext) =>
      press(client, `/generate/${await keepDraft(client)}/share`, { content: "once" }),
    (client: APIRequestContext) => press(client, path),
  ]) {
    const { client: member, email, password } = await registered();
    const client = await visit();
    const address = (await ask(client)).replace("/register", "");
    const { cookies } = await client.storageState();
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const signIn = async () =>
      (await visit()).post(address, { headers: { ...fromHere, Cookie }, form: { email, password } });
    const responses = [...(await Promise.all([signIn(), signIn()])), await signIn()];
    expect(new Set(responses.map(target)).size, responses.map(target).join()).toBe(1);
    expect(await library(member)).toHaveLength(1);
  }
});

test("a draft that was changed since the press is not saved, and its page asks", async ({ visit }) => {
  const client = await visit();
  const draft = await keepDraft(client);
  for (const path of [`/generate/${draft}/share`, `/generate/${draft}`]) {
    const address = await press(client, path, { content: "Tell me of the harbour." });
    await post(await visit(), `/generate/${draft}`, { content: "Tell me of the prison." });
    const signedIn = await post(client, address, registration(newMember()));
    const page = new URL(address, "https://here.example").searchParams.get("redirectTo")!;
    expect(target(signedIn)).toBe(page);
    expect(await (await client.get(page)).text()).toContain("まだ完了していません");
    expect(await library(client)).toEqual([]);
    await post(client, "/auth/sign-out");
  }
});

test("a member's prompt goes to the folder of their last one, and a wish for another page is kept", async ({
  visit,
  registered,
}) => {
  const { client: member, email, password } = await registered();
  const folderId = await createFolder(member, "仕事");
  await createPrompt(member, { originalInput: "an older one", folderId });
  expect(await (await member.get(`/generate/${await keepDraft(member)}/save`)).text()).toMatch(
    new RegExp(`<option value="${folderId}" selected`),
  );
  const client = await visit();
  await press(client, `/generate/${await keepDraft(client, "a newer one")}`, { content: "new" });
  const signedIn = await post(client, "/auth?redirectTo=/profile", { email, password });
  expect(target(signedIn)).toBe("/profile");
  expect(await library(client)).toMatchObject([{ originalInput: "a newer one", folderId }, { folderId }]);
});

test("a broken cookie signs in as none does", async ({ visit, registered }) => {
  const { email, password } = await registered();
  for (const value of [
    "",
    "%",
    "kind=save",
    "kind=copy&shareId=..&promptId=x",
    "kind=follow&of=category&target=none",
  ]) {
    const client = await visit();
    const signedIn = await client.post("/auth", {
      headers: { ...fromHere, Cookie: `intent=${value}` },
      form: { email, password },
    });
    expect(signedIn.status(), value).toBe(303);
    expect(await library(client)).toEqual([]);
  }
});
