import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, test } from "../support/clients";
import { changeProfile } from "../support/profile-client";
import { publishPrompt } from "../support/publish-prompt";
import { addressOf, siteRoutes } from "../support/site-routes";
import { visitor } from "../support/visitor";

test("no address that somebody writes is asked for by the server, whatever it is written into", async ({
  member,
  visit,
}) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end("<title>inside</title>");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const inside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${inside}/control`)).text()).toContain("inside");

  const { client } = await member();
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
  const reader = await visit();
  for (const route of siteRoutes) {
    const names = { shareId, picture: `${shareId}.png`, feed: "all.xml", part: "pages.xml" };
    await reader.get(`${addressOf(route, names)}?${query}`, { headers: visitor() });
  }
  expect(asked).toEqual(["/control"]);
  server.closeAllConnections();
  server.close();
});
