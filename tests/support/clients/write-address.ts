import { expect, type APIRequestContext } from "@playwright/test";

import { changeProfile } from "./profile-client";
import { publishPrompt } from "./publish-prompt";
import { addressOf, siteRoutes } from "./site-routes";
import { visitor } from "./visitor";

/** Writes addresses beginning with `inside` into every field of a member or a visitor, and requests every page with them. */
export async function writeAddress(inside: string, client: APIRequestContext, reader: APIRequestContext) {
  const links = ["twitterUrl", "facebookUrl", "instagramUrl", "githubUrl", "websiteUrl"];
  const fields = Object.fromEntries(links.map((name) => [name, `${inside}/${name}`]));
  await changeProfile(client, { fields: { ...fields, displayName: inside, isPublic: "true" } });
  const avatar = await client.patch("/api/profile", {
    multipart: { avatar: `${inside}/avatar.png` },
  });
  expect(avatar.status()).toBe(422);
  const { shareId } = await publishPrompt(client, {
    originalInput: `${inside}/purpose`,
    content: `![x](${inside}/content.png)`,
    title: `${inside}/title`,
    description: inside,
  });
  for (const [path, data] of [
    ["/api/generate", { input: `Summarize ${inside}/generate` }],
    ["/api/optimize", { promptContent: `${inside}/optimize`, promptPurpose: inside }],
    ["/api/translate", { text: `${inside}/translate`, targetLanguage: "en" }],
    ["/api/auth/session", { idToken: `${inside}/token` }],
  ] as const)
    await client.post(path, { headers: visitor(), data });
  const query = new URLSearchParams(
    ["url", "redirectTo", "next", "image", "src", "callback", "feed", "issuer"].map((name) => [
      name,
      `${inside}/${name}`,
    ]),
  );
  for (const route of siteRoutes) {
    const names = { shareId, picture: `${shareId}.png`, feed: "all.xml", part: "pages.xml" };
    await reader.get(`${addressOf(route, names)}?${query}`, { headers: visitor() });
  }
}
