import type { APIRequestContext } from "@playwright/test";

import { sessionToken } from "./clients";
import { everything } from "./failing";
import { fromHere } from "./visitor";
import { createConnection } from "./oauth-app";
import { createFolder, createPrompt } from "./create-prompt";
import { keepDraft, keepFact, createExample, createImport } from "./make-one-of-each";
import { register, type Member } from "./members";
import { jpeg } from "../factories/pictures";
import { changeProfile } from "./profile-client";
import { passkeyClient } from "./passkey-client";
import { publishPrompt, uniqueWord } from "./publish-prompt";
import { sharePrompt, togglePublic } from "./share-prompt";
import { makeToken } from "./token-client";

interface Texts {
  /** Put into everything private to them. */
  secret?: string;
  /** Put into everything public of theirs. */
  known?: string;
  /** Target of all links of their profile. */
  link?: string;
  /** User agent of their second session. */
  userAgent?: string;
}

/** A member with one of everything. */
export interface Settled extends Member {
  client: APIRequestContext;
  /** Another browser with a session of theirs. */
  second: APIRequestContext;
  session: string;
  token: string;
  secret: string;
  known: string;
  /** Private ids, by route parameter. */
  hidden: Record<string, string>;
  /** Public ids, by route parameter. */
  shown: Record<string, string>;
  /** Their values in forms: ids, address and password. */
  words: Record<string, string>;
}

const idOf = (html: string, field: string) =>
  new RegExp(`name="${field}" value="(\\w+)"`).exec(html)?.[1] ?? "";

/**
 * Registers a member with one of everything: a folder; private, shared, hidden and published prompts; a draft,
 * an access token, a passkey, a picture, links and a second session.
 */
export async function settleIn(
  visit: () => Promise<APIRequestContext>,
  {
    secret = uniqueWord(),
    known = uniqueWord(),
    link = `https://${known}.example/`,
    userAgent = "second",
  }: Texts = {},
): Promise<Settled> {
  const [client, second] = [await visit(), await visit()];
  const member = await register(client);
  const { email, password } = member;
  const links = Object.fromEntries(
    ["twitter", "facebook", "instagram", "github", "website"].map((name) => [`${name}Url`, link]),
  );
  const { avatarUrl } = await changeProfile(client, {
    fields: { ...links, displayName: known, profileBio: known, isPublic: "true" },
    file: jpeg,
  });
  const folderId = await createFolder(client, secret);
  const texts = { originalInput: secret, content: secret, tags: [secret] };
  const variables = [
    {
      name: secret,
      label: secret,
      question: secret,
      kind: "text",
      required: false,
      options: [secret],
      value: secret,
    },
  ];
  const { id: promptId } = await createPrompt(client, { ...texts, variables, folderId });
  await client.patch(`/api/prompts/${promptId}`, {
    headers: fromHere,
    data: { content: `${secret}\n${secret}` },
  });
  const shared = await sharePrompt(client, { ...texts, title: secret, description: secret });
  await togglePublic(client, shared.id);
  const published = await publishPrompt(client, {
    originalInput: known,
    content: known,
    tags: [known],
    title: known,
    description: known,
  });
  const exampleId = await createExample(client, published.id, known);
  const { id: itemId } = await createPrompt(client, texts);
  await client.delete(`/api/prompts/${itemId}`, { headers: fromHere });
  const tagging = { ids: [promptId], action: "tag", tag: `${secret} 2` };
  const tagged = await client.post("/api/prompts/batch", { headers: fromHere, data: tagging });
  const draftId = await keepDraft(client, secret);
  const factId = await keepFact(client, { name: secret, text: secret, subject: secret, fits: [secret] });
  const passkeys = passkeyClient(client);
  await passkeys.add(userAgent);
  const { id: tokenId, token } = await makeToken(client, { name: secret, scope: "write", facts: "on" });
  await second.post("/auth", {
    headers: { ...fromHere, "User-Agent": userAgent },
    form: { email, password },
  });
  const [, , userId, file] = avatarUrl.split("/") as string[];
  const { shareId } = shared;
  const { undo: undoId } = (await tagged.json()) as { undo: string };
  return {
    ...member,
    client,
    second,
    session: (await sessionToken(client))!,
    token,
    secret,
    known,
    hidden: {
      promptId,
      shareId,
      folderId,
      tokenId,
      passkeyId: passkeys.device.keys[0]!.id,
      itemId,
      undoId,
      exampleId,
      factId,
      // A site without a model makes none: `model/compare.spec.ts` has real ones.
      comparisonId: "1".repeat(22),
      connectionId: await createConnection(client),
      importId: await createImport(client, secret),
      draftId,
      picture: `${shareId}.png`,
      number: "1",
    },
    shown: {
      promptId: published.id,
      exampleId,
      comparisonId: "1".repeat(22),
      shareId: published.shareId,
      picture: `${published.shareId}.png`,
      number: "1",
      userId: userId!,
      memberId: userId!,
      kind: "person",
      target: userId!,
      file: file!,
      feed: "all.xml",
      part: "pages.xml",
    },
    words: {
      folderId,
      promptId,
      itemId,
      undoId,
      email,
      password,
      word: secret,
      session: idOf(await (await client.get("/profile")).text(), "session"),
      newTokenId: idOf(await (await client.get("/profile/tokens/new")).text(), "id"),
    },
  };
}

/** A member's whole changeable state, as they see it. */
export async function stateOf(client: APIRequestContext): Promise<unknown[]> {
  const settings = await (await client.get("/profile")).text();
  const all = (pattern: RegExp) => [...settings.matchAll(pattern)].map(([, id]) => id);
  return [
    ...(await everything(client)),
    all(/name="session" value="(\w+)"/g),
    all(/\/profile\/tokens\/(\w+)\/revoke/g),
    all(/\/profile\/passkeys\/([\w-]+)\/remove/g),
  ];
}
