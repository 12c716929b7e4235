import type { APIRequestContext } from "@playwright/test";

import { publishPrompt } from "../support/clients/publish-prompt";
import { readEmail } from "../support/clients/read-email";
import { expect, sessionUser, test } from "../support/clients/clients";
import { refreshSearch } from "../support/clients/run-schedule";
import { searchDatabase } from "../support/database/search-database";
import { searchStorage } from "../support/database/search-storage";
import { settleIn } from "../support/clients/settle-in";
import { enterAsAdmin } from "../support/clients/town-client";
import { fromHere } from "../support/clients/visitor";
import { withToken } from "../support/clients/token-client";

test(
  "a copied database signs nobody in: passwords, sessions, links and tokens are hashes",
  { tag: "@promise-7b" },
  async ({ visit, request }) => {
    const ada = await settleIn(visit);
    const { session, token } = ada;
    await ada.client.post("/auth/reset", { form: { email: ada.email } });
    const keyOf = ({ link }: { link: string }) => link.split("=")[1]!;
    const verification = keyOf(await readEmail(request, ada.email, "email_verification"));
    const reset = keyOf(await readEmail(request, ada.email));
    expect(searchDatabase(ada.email)).toContain("users");
    expect(searchDatabase("$scrypt$ln=14,r=8,p=5$")).toContain("identities");
    for (const key of [ada.password, session, token.slice(3), verification, reset])
      expect(searchDatabase(key), key.slice(0, 4)).toEqual([]);

    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(session)));
    const kept = ["hex", "base64", "base64url"].map((form) => Buffer.from(digest).toString(form as "hex"));
    expect(kept.some((hash) => searchDatabase(hash).includes("sessions"))).toBe(true);
    const thief = await visit();
    for (const hash of kept) {
      expect(await sessionUser(thief, { Cookie: `__Host-session=${hash}` })).toBeNull();
      expect((await thief.get("/api/prompts", { headers: withToken(`pt_${hash}`) })).status()).toBe(401);
    }
  },
);

/** Reports by a member and about their publication, by another member and a visitor, and an admin's decision. */
async function reportEachOther(
  { client, shown, known }: Awaited<ReturnType<typeof settleIn>>,
  other: APIRequestContext,
  reader: APIRequestContext,
) {
  const { id } = await publishPrompt(other);
  const about = (promptId: string) => `/api/public-prompts/${promptId}/reports`;
  const data = { reason: "other", comment: known };
  for (const [who, address] of [
    [client, about(id)],
    [other, about(shown.promptId!)],
    [reader, about(shown.promptId!)],
  ] as const)
    expect((await who.post(address, { headers: fromHere, data })).status()).toBe(201);
  await enterAsAdmin(reader);
  const address = `/moderation/${shown.promptId}`;
  const [, read] = /name="read" value="([^"]+)"/.exec(await (await reader.get(address)).text())!;
  const decision = { action: "keep", reason: "none", sentence: known, read: read! };
  expect((await reader.post(address, { form: decision })).status()).toBe(303);
}

test(
  "a deleted account leaves nothing in any table, index, file or cache",
  { tag: "@promise-29a" },
  async ({ visit, member, request }) => {
    const ada = await settleIn(visit);
    await reportEachOther(ada, (await member()).client, await visit());
    const { second, secret, known, hidden, shown, session, token } = ada;
    const { uid } = await sessionUser(ada.client);
    await refreshSearch(request);
    const { picture: _picture, number: _number, ...ids } = hidden;
    const marks = [uid, ada.email, secret, known, ...Object.values(ids), shown.promptId!, shown.shareId!];
    const reader = await visit();
    const addresses = [
      `/prompts/${shown.shareId}`,
      `/embed/${shown.shareId}`,
      `/pictures/${shown.shareId}.png`,
      `/api/prompts/${shown.shareId}`,
      `/avatars/${shown.userId}/${shown.file}`,
    ];
    for (const address of addresses) expect((await reader.get(address)).status(), address).toBe(200);
    for (const mark of [uid, ada.email, secret, known]) expect(searchDatabase(mark), mark).not.toEqual([]);
    expect(searchStorage(shown.file!)).toContain("the list of r2");
    expect(searchStorage(hidden.connectionId!)).toContain("the list of kv");

    expect((await ada.client.post("/api/account/delete")).status()).toBe(200);
    await refreshSearch(request);
    for (const mark of marks) expect(searchDatabase(mark), mark).toEqual([]);
    for (const mark of [secret, known, shown.file!, hidden.promptId!, shown.promptId!])
      expect(searchStorage(mark), mark).toEqual([]);
    // Grants of connected apps go after the response.
    await expect.poll(() => searchStorage(hidden.connectionId!)).toEqual([]);
    // Its emails are in this machine's outbox only, the stand-in for mail.
    for (const address of addresses) expect((await reader.get(address)).status(), address).toBe(404);
    for (const address of [
      "/town-prompts",
      "/feeds/all.xml",
      `/town-prompts?search=${known}`,
      "/sitemaps/town-1.xml",
    ])
      expect(await (await reader.get(address)).text(), address).not.toContain(shown.shareId!);
    expect(await sessionUser(second)).toBeNull();
    expect(await sessionUser(reader, { Cookie: `__Host-session=${session}` })).toBeNull();
    expect((await reader.get("/api/prompts", { headers: withToken(token) })).status()).toBe(401);
  },
);
