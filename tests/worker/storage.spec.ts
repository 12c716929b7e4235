import type { APIRequestContext } from "@playwright/test";

import { readEmail } from "../support/clients/read-email";
import { expect, test } from "../support/clients/clients";
import { createPrompt, draft, refusal } from "../support/factories/library-client";
import { sharePrompt } from "../support/clients/share-prompt";

/** The largest possible prompt: 73 kB. */
const largest = { originalInput: "目".repeat(4_000), content: "長".repeat(20_000) };

/** Creates the largest prompts until one is refused; returns the refusal and the number created. */
async function fill(client: APIRequestContext) {
  for (let kept = 0; kept <= 20; kept += 1) {
    const response = await client.post("/api/prompts", { data: largest });
    if (response.status() !== 201) return { kept, response };
  }
  throw new Error("Nothing was refused.");
}

const listed = async (client: APIRequestContext) => (await (await client.get("/api/prompts")).json()).length;

test(
  "an account stores at most a megabyte until its address is verified, however fast it writes",
  { tag: "@promise-28b" },
  async ({ registered }) => {
    const { client, email } = await registered();
    const { id } = await createPrompt(client);
    const shared = await sharePrompt(client);
    const { kept, response } = await fill(client);
    expect(kept).toBe(13);
    expect(response.status()).toBe(413);
    expect(await response.json()).toEqual({
      error:
        "メールアドレスを確認するまで、保存できるのは1 MBまでです。プロフィールからメールアドレスを確認するか、使わないものを削除し、ゴミ箱を空にしてから、もう一度お試しください。",
      code: "storage_unverified",
    });
    const atOnce = await Promise.all(
      Array.from({ length: 20 }, () => client.post("/api/prompts", { data: largest })),
    );
    expect(new Set(atOnce.map((each) => each.status()))).toEqual(new Set([413]));
    expect(await refusal(await client.patch(`/api/prompts/${id}`, { data: largest }))).toEqual([
      413,
      "storage_unverified",
    ]);
    const texts = { title: "題", description: "説".repeat(1_000) };
    expect(
      (await client.patch(`/api/prompts/${shared.shareId}/edit`, { data: texts })).status(),
    ).toBeLessThan(500);
    expect(await listed(client)).toBe(2 + kept);
    expect(await (await client.get("/api/prompts")).json()).toContainEqual(
      expect.objectContaining({ id, ...draft }),
    );

    const { link } = await readEmail(client, email, "email_verification");
    await client.post("/auth/verify", { form: { token: link.split("=")[1]! } });
    await createPrompt(client, largest);
  },
);

test("a form refused for lack of storage keeps its values, and says in each language what to do", async ({
  registered,
}) => {
  const { client } = await registered();
  await fill(client);
  const [folder] = await (await client.get("/api/folders")).json();
  const form = {
    folderId: folder.id,
    originalInput: `目的は夏祭り${"目".repeat(3_994)}`,
    content: `${"長".repeat(19_997)}と結び`,
    use: "text",
    tags: "祭り",
  };
  const sentences = {
    ja: "プロフィールからメールアドレスを確認するか",
    en: "Verify it from your profile",
    es: "Verifícalo desde tu perfil",
  };
  for (const [language, sentence] of Object.entries(sentences)) {
    const response = await client.post("/dashboard/new", { form, headers: { "Accept-Language": language } });
    expect(response.status()).toBe(413);
    const page = await response.text();
    expect(page).toContain(sentence);
    expect(page).toContain("目的は夏祭り");
    expect(page).toContain("長と結び");
  }
});

test(
  "today's written bytes still count after a deletion",
  { tag: "@promise-28b" },
  async ({ registered }) => {
    const { client } = await registered();
    for (let time = 1; time <= 13; time += 1) {
      const { id } = await createPrompt(client, largest);
      expect((await client.delete(`/api/prompts/${id}`)).status()).toBe(200);
      expect((await client.delete("/api/trash")).status()).toBe(200);
    }
    const response = await client.post("/api/prompts", {
      data: largest,
      headers: { "Accept-Language": "en" },
    });
    expect(await response.json()).toEqual({
      error: expect.stringMatching(/1 MB a day.*Verify it from your profile/),
      code: "writing_unverified",
    });
    expect(response.status()).toBe(429);
    const seconds = Number(response.headers()["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
  },
);

test("every call that may store something of a member's declares its storage error", async ({ request }) => {
  const { paths } = await (await request.get("/api/openapi.json")).json();
  const declared = (path: string, verb: string) => paths[path][verb].responses;
  for (const [path, verb] of [
    ["/api/prompts", "post"],
    ["/api/prompts/{promptId}", "patch"],
    ["/api/prompts/{promptId}/share", "post"],
    ["/api/folders", "post"],
    ["/api/folders/{folderId}", "patch"],
    ["/api/profile", "patch"],
    ["/api/public-prompts/{promptId}", "patch"],
  ] as const) {
    expect(declared(path, verb)["413"].description, path).toContain("storage_full, storage_unverified");
    expect(declared(path, verb)["429"].description, path).toContain("writing_spent, writing_unverified");
  }
});
