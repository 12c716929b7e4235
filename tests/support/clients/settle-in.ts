import type { APIRequestContext } from "@playwright/test";

import { sessionToken } from "./clients";
import { everything } from "./failing";
import { fromHere } from "./visitor";
import { keepFolder, keepPrompt } from "./keep-prompt";
import { keepDraft } from "./make-one-of-each";
import { register, type Member } from "./members";
import { jpeg } from "../factories/pictures";
import { changeProfile } from "./profile-client";
import { publishPrompt, uniqueWord } from "./publish-prompt";
import { sharePrompt, togglePublic } from "./share-prompt";
import { makeToken } from "./token-client";

interface Texts {
  /** In everything that only they may see. */
  secret?: string;
  /** In everything that they show. */
  known?: string;
  /** Where all links of their profile lead. */
  link?: string;
  /** What the browser of their second session calls itself. */
  userAgent?: string;
}

/** A member who has one of everything. */
export interface Settled extends Member {
  client: APIRequestContext;
  /** Another browser in which they are signed in. */
  second: APIRequestContext;
  session: string;
  token: string;
  secret: string;
  known: string;
  /** What nobody else may see, by the names that routes have for it. */
  hidden: Record<string, string>;
  /** What they show to everybody, by those names. */
  shown: Record<string, string>;
  /** What a form of theirs says: ids, their address and password. */
  words: Record<string, string>;
}

const idOf = (html: string, field: string) =>
  new RegExp(`name="${field}" value="(\\w+)"`).exec(html)?.[1] ?? "";

/**
 * Registers a member who has one of everything: a folder, prompts that are private, shared and made private again, and
 * published, a draft, an access token, a picture, links and a second session.
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
  const folderId = await keepFolder(client, secret);
  const texts = { originalInput: secret, content: secret, tags: [secret] };
  const variables = [
    { name: secret, label: secret, question: secret, kind: "choice", options: [secret], value: secret },
  ];
  const { id: promptId } = await keepPrompt(client, { ...texts, variables, folderId });
  const shared = await sharePrompt(client, { ...texts, title: secret, description: secret });
  await togglePublic(client, shared.id);
  const published = await publishPrompt(client, {
    originalInput: known,
    content: known,
    tags: [known],
    title: known,
    description: known,
  });
  const draftId = await keepDraft(client, secret);
  const { id: tokenId, token } = await makeToken(client, { name: secret, scope: "write" });
  await second.post("/auth", {
    headers: { ...fromHere, "User-Agent": userAgent },
    form: { email, password },
  });
  const [, , userId, file] = avatarUrl.split("/") as string[];
  const { shareId } = shared;
  return {
    ...member,
    client,
    second,
    session: (await sessionToken(client))!,
    token,
    secret,
    known,
    hidden: { promptId, shareId, folderId, tokenId, draftId, picture: `${shareId}.png` },
    shown: {
      promptId: published.id,
      shareId: published.shareId,
      picture: `${published.shareId}.png`,
      userId: userId!,
      file: file!,
      feed: "all.xml",
      part: "pages.xml",
    },
    words: {
      folderId,
      promptId,
      email,
      password,
      word: secret,
      session: idOf(await (await client.get("/profile")).text(), "session"),
      newTokenId: idOf(await (await client.get("/profile/tokens/new")).text(), "id"),
    },
  };
}

/** Everything of a member's that a request could have changed, as they see it themselves. */
export async function stateOf(client: APIRequestContext): Promise<unknown[]> {
  const settings = await (await client.get("/profile")).text();
  const all = (pattern: RegExp) => [...settings.matchAll(pattern)].map(([, id]) => id);
  return [
    ...(await everything(client)),
    all(/name="session" value="(\w+)"/g),
    all(/\/profile\/tokens\/(\w+)\/revoke/g),
  ];
}
