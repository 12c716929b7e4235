import type { APIRequestContext } from "@playwright/test";

import { expect, sessionToken, sessionUser } from "../support/clients/clients";
import { createFolder, createPrompt } from "../support/factories/library-client";
import { register } from "../support/clients/members";
import { publishPrompt } from "../support/clients/publish-prompt";
import { showProfile } from "../support/clients/share-client";
import { sharePrompt } from "../support/clients/share-prompt";
import { makeToken } from "../support/clients/token-client";
import { keepFact } from "../support/clients/make-one-of-each";
import { openDatabase } from "./database";
import type { Thing } from "./references";

/** A member of the generated requests. */
export interface FuzzUser {
  id: string;
  email: string;
  session: string;
  writer: string;
  reader: string;
  /** Ids of their things, updated by their requests; `post`: share ids of other members' publications. */
  things: Record<Exclude<Thing, "google">, string[]>;
  /** Ids that none of their own requests uses, and that must never show or change. */
  vault: Record<Exclude<Thing, "google">, string[]>;
  /** Texts private to them. */
  secrets: string[];
}

/** Registers a member with a private, a shared and a published prompt, and some untouched ones. */
export async function createFuzzUser(client: APIRequestContext): Promise<FuzzUser> {
  const { email } = await register(client);
  const { uid } = await sessionUser(client);
  const { token: writer } = await makeToken(client, { scope: "write", facts: "on" });
  const { token: reader } = await makeToken(client, { scope: "read", facts: "on" });
  const session = (await sessionToken(client))!;
  const secret = `vault-${crypto.randomUUID()}`;
  const { id: folder } = await createFolder(client, secret);
  const { id: prompt } = await createPrompt(client, {
    originalInput: secret,
    content: secret,
    tags: [secret],
    folderId: folder,
  });
  const { id: plain } = await createPrompt(client);
  const shared = await sharePrompt(client);
  await showProfile(client, "resident");
  const published = await publishPrompt(client, { showProfile: true });
  const examples = [await addText(client, published.id), await addText(client, published.id)];
  const fact = await keepFact(client, { name: "secret", text: secret });
  const facts = [await keepFact(client, { name: "own", text: "mine" })];
  const { id: ownFolder } = await createFolder(client, "own");
  const [gone, ...others] = [await discard(client), await discard(client), await discard(client)];
  return {
    id: uid,
    email,
    session,
    writer,
    reader,
    things: {
      prompt: [plain, shared.id, published.id],
      share: [shared.shareId],
      publication: [published.id],
      post: [published.shareId],
      member: [uid],
      example: examples,
      folder: [ownFolder],
      fact: facts,
      trash: others.map(({ id }) => id),
      undo: others.map(({ undo }) => undo),
    },
    vault: {
      prompt: [prompt],
      share: [prompt],
      publication: [prompt],
      post: [prompt],
      member: [prompt],
      example: [prompt],
      folder: [folder],
      fact: [fact],
      trash: [gone.id],
      undo: [gone.undo],
    },
    secrets: [secret, email, session, writer, reader],
  };
}

/** Makes a prompt and moves it to the trash; returns the ids of the item and of its undo. */
async function discard(client: APIRequestContext): Promise<{ id: string; undo: string }> {
  const { id } = await createPrompt(client);
  const response = await client.delete(`/api/prompts/${id}`);
  const { undo } = (await response.json()) as { undo: string };
  return { id, undo };
}

/** Adds a text example to a publication; returns its id. */
async function addText(client: APIRequestContext, promptId: string): Promise<string> {
  const data = { text: "Dear landlord, …", values: {} };
  const response = await client.post(`/api/my-town-prompts/${promptId}/examples`, { data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}

/** Gives each member the next one's post in place of their own. */
export function exchangePosts(fuzzUsers: readonly FuzzUser[]): void {
  const posts = fuzzUsers.map(({ things }) => things.post);
  for (const [at, { things }] of fuzzUsers.entries()) things.post = posts[(at + 1) % posts.length]!;
}

/** Verifies some members' addresses: their limits count by member, those of the others by network. */
export function verify(fuzzUsers: readonly FuzzUser[]): void {
  const database = openDatabase("users", { readOnly: false });
  database
    .prepare("UPDATE users SET email_verified_at = 1 WHERE id IN (SELECT value FROM json_each(?))")
    .run(JSON.stringify(fuzzUsers.map(({ id }) => id)));
  database.close();
}

/** Records ids that a call created or deleted, for later requests. */
export function learn({ things }: FuzzUser, operation: string, address: string, response: unknown): void {
  const [, , , asked = ""] = new URL(address, "http://town.example").pathname.split("/");
  const { id = asked, shareId, undo } = response as { id?: string; shareId?: string | null; undo?: string };
  const remove = (thing: keyof typeof things) =>
    things[thing].splice(0, Infinity, ...things[thing].filter((one) => one !== asked));
  const add = (thing: keyof typeof things, one: string) => {
    if (!things[thing].includes(one)) things[thing].push(one);
  };
  if (operation === "createPrompt") add("prompt", id);
  if (operation === "addExample") add("example", id);
  if (operation === "createFolder") add("folder", id);
  if (operation === "keepFact") add("fact", id);
  if (operation === "publishPrompt") add("publication", asked);
  if (shareId) add("share", shareId);
  if (undo) add("undo", undo);
  if (operation === "deletePrompt" || operation === "deleteFolder") add("trash", asked);
  if (operation === "deleteFolder") remove("folder");
  if (operation === "removePublicPrompt") remove("publication");
  if (operation === "deletePrompt") for (const thing of ["prompt", "publication"] as const) remove(thing);
}

/** All rows of the vaults: changed by their owner's requests only, and used by none. */
export function untouchedRecords(fuzzUsers: readonly FuzzUser[]) {
  const database = openDatabase("users");
  const untouched = fuzzUsers.map(({ id, vault }) => ({
    user: database.prepare("SELECT id, email FROM users WHERE id = ?").get(id),
    sessions: database.prepare("SELECT id, token_hash FROM sessions WHERE user_id = ?").all(id),
    tokens: database.prepare("SELECT id, token_hash, scope FROM access_tokens WHERE user_id = ?").all(id),
    prompt: database.prepare("SELECT * FROM prompts WHERE id = ?").get(vault.prompt[0]!),
    publication:
      database.prepare("SELECT * FROM publications WHERE prompt_id = ?").get(vault.prompt[0]!) ?? null,
    folder: database.prepare("SELECT id, name, prompt_count FROM folders WHERE id = ?").get(vault.folder[0]!),
  }));
  database.close();
  for (const { user, prompt, folder } of untouched) expect([user, prompt, folder]).not.toContain(undefined);
  return untouched;
}
