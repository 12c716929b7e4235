import { createPrompt } from "../support/clients/create-prompt";
import { expect, test } from "../contract/people";
import { uniquePurpose } from "../support/clients/publish-prompt";
import { fromHere, visitor } from "../support/clients/visitor";

test("the page without a network, and the app's manifest, are the same for a member and a visitor @promise-20b", async ({
  people,
}) => {
  for (const path of ["/offline?lang=en", "/offline.data?lang=en", "/manifest.webmanifest?lang=en"]) {
    const read = async (of: typeof people.owner) => {
      const response = await of.get(path, { headers: visitor() });
      expect(response.status()).toBe(200);
      expect(response.headers()["set-cookie"]).toBeUndefined();
      const text = await response.text();
      // A nonce, and the request's id.
      return text.replaceAll(/nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f-]{27}/g, "");
    };
    expect(await read(people.owner), path).toBe(await read(people.stranger));
  }
});

test("a browser keeps its member's own prompts, and a visitor's none @promise-20b", async ({ people }) => {
  const name = uniquePurpose("控えの手紙");
  const { id } = await createPrompt(people.owner, { originalInput: name, content: "{{who}}への手紙" });
  const response = await people.owner.get("/dashboard/kept", { headers: visitor() });
  expect(response.headers()["cache-control"]).toBe("private, no-store");
  const kept = await response.json();
  expect(kept.prompts).toContainEqual(
    expect.objectContaining({ id, name, content: "{{who}}への手紙", shareId: null }),
  );
  const headers = { ...visitor(), "If-None-Match": response.headers().etag! };
  expect((await people.owner.get("/dashboard/kept", { headers })).status()).toBe(304);
  expect(await (await people.other.get("/dashboard/kept", { headers: visitor() })).text()).not.toContain(
    name,
  );
  const sent = await people.stranger.get("/dashboard/kept", { headers: visitor(), maxRedirects: 0 });
  expect(sent.status()).toBe(303);
});

test("the phone's own share fills the generator in; a site's does not", async ({ people }) => {
  const share = (headers: Record<string, string>) =>
    people.stranger.post("/share?lang=en", {
      headers: { ...visitor(), ...headers },
      form: { title: "Fair", text: "Come to the fair <b>today</b>", url: "https://fair.example/" },
    });
  const response = await share({ Origin: "null", "Sec-Fetch-Site": "none" });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(
    "Fair\nCome to the fair &lt;b&gt;today&lt;/b&gt;\nhttps://fair.example/",
  );
  expect((await share(fromHere)).status()).toBe(200);
  for (const site of ["cross-site", "same-site"])
    expect((await share({ Origin: "null", "Sec-Fetch-Site": site })).status()).toBe(403);
  expect((await share({ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" })).status()).toBe(
    403,
  );
});

test("the manifest speaks the language of its address, under one id", async ({ people }) => {
  const names = { ja: "プロンプトの街", en: "Prompt Town", es: "Ciudad de Prompts" };
  for (const [lang, name] of Object.entries(names)) {
    const response = await people.stranger.get(`/manifest.webmanifest?lang=${lang}`, { headers: visitor() });
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    expect(await response.json()).toMatchObject({ id: "/", name, lang });
  }
});
