import { expect, type APIRequestContext } from "@playwright/test";

import { sessionUser } from "./clients";
import { fromHere } from "./visitor";
import { createFolder, createPrompt } from "./create-prompt";
import { createConnection, newConsentAddress } from "./oauth-app";
import type { Made } from "../pages/page-addresses";
import { publishPrompt } from "./publish-prompt";
import { showProfile } from "./share-client";
import { passkeyClient } from "./passkey-client";
import { makeToken } from "./token-client";

/** Creates a draft in the name of `request`. */
export async function keepDraft(request: APIRequestContext, purpose = "議事録"): Promise<string> {
  const form = { purpose, use: "text" };
  const response = await request.post("/generate", { headers: fromHere, form, maxRedirects: 0 });
  expect(response.status(), await response.text()).toBe(303);
  return /generate\/(\w+)/.exec(response.headers().location!)![1]!;
}

/** Begins an import in the name of `request`: of a new prompt and two broken rows, or of a text. */
export async function createImport(request: APIRequestContext, text?: string): Promise<string> {
  const rows = 'act,prompt\nLetter,Write\u200B a ${kind}\nBroken,\nOpen,"quote\n';
  const response = await request.post("/dashboard/import", {
    headers: fromHere,
    multipart: { text: text ?? rows, placeholders: "on" },
    maxRedirects: 0,
  });
  expect(response.status(), await response.text()).toBe(303);
  return /import\/(\w+)/.exec(response.headers().location!)![1]!;
}

/** Adds a text to a publication as its example; returns its id. */
export async function createExample(
  request: APIRequestContext,
  post: string,
  text = "春の催し",
): Promise<string> {
  const path = `/api/my-town-prompts/${post}/examples`;
  const response = await request.post(path, { headers: fromHere, data: { text } });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}

/** Keeps a fact of the member; returns its id. */
export async function keepFact(
  request: APIRequestContext,
  fact: { name: string; text: string; subject?: string; fits?: string[] },
): Promise<string> {
  const response = await request.post("/api/facts", { headers: fromHere, data: fact });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}

/** Creates one of each thing with a page, for the member of `request`'s session, whose profile is public. */
export async function makeOneOfEach(request: APIRequestContext): Promise<Made> {
  const draft = await keepDraft(request);
  const folder = await createFolder(request, "企画");
  const kept = {
    originalInput: "催し",
    content: "深呼吸してください。催しの案内を書いて",
    tags: ["春"],
    folderId: folder,
  };
  const { id: prompt } = await createPrompt(request, kept);
  const place = {
    category: "business",
    subcategory: "生産性向上",
    tags: ["夏"],
    showProfile: true,
    content: "一\n二\n三\n四",
  };
  const { id: post, shareId: share } = await publishPrompt(request, place);
  const example = await createExample(request, post);
  const { id: trashed } = await createPrompt(request, { originalInput: "捨てたもの" });
  const gone = await request.delete(`/api/prompts/${trashed}`, { headers: fromHere });
  expect(gone.status(), await gone.text()).toBe(200);
  const { id: token } = await makeToken(request, { name: "Backup" });
  const passkeys = passkeyClient(request);
  await passkeys.add();
  const fact = await keepFact(request, { name: "お店", text: "ことり珈琲、松本", subject: "ことり" });
  const connection = await createConnection(request);
  const importing = await createImport(request);
  const consent = await newConsentAddress(request);
  await showProfile(request, "Ada", "Writes.");
  const { uid: member } = await sessionUser(request);
  for (const follow of [
    { kind: "person", target: member },
    { kind: "category", target: "business" },
  ]) {
    const followed = await request.post("/api/follows", { headers: fromHere, data: follow });
    expect(followed.status(), await followed.text()).toBe(200);
  }
  return {
    draft,
    folder,
    prompt,
    post,
    share,
    token,
    passkey: passkeys.device.keys[0]!.id,
    connection,
    importing,
    consent,
    trashed,
    member,
    example,
    fact,
  };
}
