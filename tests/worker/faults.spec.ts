import { arrangeCalls } from "../contract/arrange-call";
import { calls, type Call } from "../contract/calls";
import { expect, test } from "../contract/people";
import { checkEach } from "../support/check-each";
import { readEmails } from "../support/clients/read-email";
import { sessionUser } from "../support/clients/clients";
import { everything, expectFailure, failing } from "../support/clients/failing";
import { inTurn } from "../support/in-turn";
import { createPrompt } from "../support/factories/library-client";
import { newMember } from "../support/clients/members";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { makeToken, withToken } from "../support/clients/token-client";
import { visitor } from "../support/clients/visitor";

const sentences = {
  ja: "サーバーで問題が起きました",
  en: "Something went wrong on our side",
  es: "Hubo un problema en el servidor",
};

/** Calls without side effects, whatever their method. */
const isReading = ({ method, path }: Call) =>
  method === "GET" || /optimize|suggest-categories|generate-title-description/.test(path);

test("a failed database makes every call of members return JSON, and changes nothing", async ({ people }) => {
  const { owner } = people;
  const arranged = await arrangeCalls(
    calls.filter(({ forMembers }) => forMembers),
    owner,
  );
  type Arranged = (typeof arranged)[number];
  const nameOf = ({ call }: Arranged) => call.call;
  const expectErrors = async ({ call, send }: Arranged, at: number) => {
    const [language, sentence] = Object.entries(sentences)[at % 3]!;
    const orders = isReading(call) || !call.fromAnywhere ? ["db=error"] : ["db=error", "db=writes"];
    for (const order of orders) {
      const response = await send(owner, { headers: failing(order, language) });
      expect(JSON.parse(await expectFailure(response))).toEqual({
        error: expect.stringContaining(sentence),
        code: "internal",
      });
    }
  };
  const before = await everything(owner);
  await checkEach(arranged, nameOf, expectErrors);
  expect(await everything(owner)).toEqual(before);
  const open = arranged.filter(({ call }) => !isReading(call) && call.fromAnywhere);
  await checkEach(open, nameOf, async ({ call, send }) => {
    expect((await send(owner)).status()).toBe(call.status ?? 200);
  });
});

test.describe("a failing database", () => {
  test(
    "visitors' calls that need it return an error as JSON; the others work",
    { tag: "@promise-30a" },
    async ({ people }) => {
      const { shareId } = await publishPrompt(people.owner);
      const get = (path: string) => people.stranger.get(path, { headers: failing("db=error", "es") });
      for (const path of ["/api/prompts/count", "/api/public-prompts", `/api/prompts/${shareId}`])
        expect(JSON.parse(await expectFailure(await get(path))).error).toContain(sentences.es);
      for (const path of ["/api/tags", "/api/prompt-categories", "/api/auth/session", "/api/openapi.json"])
        expect((await get(path)).status(), path).toBe(200);
      const translated = await people.stranger.post("/api/translate", {
        headers: failing("db=error"),
        data: { text: "週報", targetLanguage: "en" },
      });
      expect([translated.status(), (await translated.json()).translatedText]).toEqual([200, "週報"]);
    },
  );

  test("a call with a token gets a JSON error, not invalid_token", async ({ member, visit }) => {
    const { token } = await makeToken((await member()).client);
    const headers = { ...failing("db=error", "en"), ...withToken(token) };
    const body = JSON.parse(await expectFailure(await (await visit()).get("/api/prompts", { headers })));
    expect(body.code).toBe("internal");
  });

  test(
    "pages show the error in the reader's language with the request's id",
    { tag: "@promise-30a" },
    async ({ people }) => {
      const { shareId } = await publishPrompt(people.owner);
      const own = ["/", "/dashboard", "/profile", "/my-town-prompts", "/terms", "/auth/verify?token=x"];
      await checkEach([...own, "/town-prompts", `/prompts/${shareId}`], String, async (path, at) => {
        for (const [language, sentence] of inTurn(Object.entries(sentences), at)) {
          const response = await people.owner.get(path, { headers: failing("db=error", language) });
          const html = await expectFailure(response);
          expect(html).toContain(`<html lang="${language}"`);
          expect(html).toContain(sentence);
          expect(html).toContain(response.headers()["x-request-id"]);
        }
      });
    },
  );

  test("visitors' pages that need no database still work", async ({ people }) => {
    const paths = ["/", "/generate", "/auth", "/auth/register", "/auth/reset", "/terms", "/docs/api"];
    await checkEach(paths, String, async (path) => {
      expect((await people.stranger.get(path, { headers: failing("db=error") })).status()).toBe(200);
    });
    const home = await (await people.stranger.get("/", { headers: failing("db=error") })).text();
    expect(home).toContain("やりたいことを書く");
    expect(home).not.toContain("これまでに");
  });

  test("the error page of a widget is a small document for frames", async ({ people }) => {
    const { shareId } = await publishPrompt(people.owner);
    const response = await people.stranger.get(`/embed/${shareId}`, { headers: failing("db=error", "en") });
    const html = await expectFailure(response);
    expect(response.headers()["content-type"]).toContain("text/html");
    expect(response.headers()["content-security-policy"]).not.toContain("frame-ancestors");
    expect(html).toContain("This prompt could not be shown");
  });

  test("feeds, pictures and other files return a plain error", async ({ people }) => {
    const { shareId } = await publishPrompt(people.owner);
    const url = encodeURIComponent(`http://localhost/prompts/${shareId}`);
    for (const path of [`/pictures/${shareId}.png`, "/sitemap.xml", "/feeds/all.xml", `/oembed?url=${url}`]) {
      const response = await people.stranger.get(path, { headers: failing("db=error") });
      if (response.status() !== 404) await expectFailure(response);
    }
  });

  test("a form is sent back with its values, but not its passwords", async ({ people }) => {
    const word = uniqueWord();
    const typed = `一行目 ${word}\r\n二行目 "<b>&`;
    const headers = failing("db=error");
    const form = { originalInput: "街", content: typed, currentPassword: "secret-of-mine", folderId: "x" };
    const response = await people.owner.post("/dashboard/new", { headers, form });
    const html = await expectFailure(response);
    expect(html).toContain("このまま送り直せます");
    expect(html).toMatch(/<form [^>]*method="post"[^>]*>.*name="originalInput" value="街"/);
    expect(html).toContain(word);
    expect(html).toContain("&lt;b&gt;");
    expect(html).not.toContain("<b>&");
    expect(html).not.toContain("secret-of-mine");
    const fetched = await people.owner.post("/dashboard/new.data", { headers, form });
    expect(fetched.status()).toBe(500);
    expect(await fetched.text()).not.toContain(word);
  });

  test("no email is announced, and no sign-out is confirmed", async ({ people }) => {
    const headers = failing("db=error");
    const form = { email: newMember().email };
    const asked = await people.stranger.post("/auth/reset", { headers, form });
    expect(await expectFailure(asked)).toContain(form.email);
    await expectFailure(await people.owner.post("/auth/sign-out", { headers }));
    await expectFailure(await people.owner.post("/auth/verification-email", { headers }));
    expect(await sessionUser(people.owner)).not.toBeNull();
  });
});

test.describe("a read-only database", () => {
  test(
    "a registration is all or nothing: no account, no email, and a second try succeeds",
    { tag: "@promise-30a" },
    async ({ visit }) => {
      const client = await visit();
      const member = newMember();
      const form = { ...member, confirmPassword: member.password, terms: "on" };
      const refused = await client.post("/auth/register", { headers: failing("db=writes"), form });
      expect(await expectFailure(refused)).toContain(member.email);
      expect(await readEmails(client, member.email, "email_verification")).toEqual([]);
      expect((await client.post("/auth/register", { headers: visitor(), form })).status()).toBe(303);
    },
  );

  test("a sign-in is all or nothing, and no email is announced to a member", async ({
    registered,
    visit,
  }) => {
    const { client, email, password } = await registered();
    const stranger = await visit();
    const form = { email, password };
    const refused = await stranger.post("/auth", { headers: failing("db=writes"), form });
    expect(await expectFailure(refused)).toContain(email);
    expect(await sessionUser(stranger)).toBeNull();
    expect((await stranger.post("/auth", { headers: visitor(), form })).status()).toBe(303);
    await expectFailure(await client.post("/auth/verification-email", { headers: failing("db=writes") }));
    await expectFailure(await client.post("/auth/sign-out", { headers: failing("db=writes") }));
    expect(await sessionUser(client)).not.toBeNull();
  });

  test("no token is made or shown", async ({ member }) => {
    const { client } = await member();
    const id = crypto.randomUUID().replaceAll("-", "").slice(0, 22);
    const form = { id, name: "週報", scope: "read", expiry: "none" };
    const refused = await client.post("/profile/tokens/new", { headers: failing("db=writes"), form });
    const html = await expectFailure(refused);
    expect(html).toContain("週報");
    expect(html).not.toMatch(/\bpt_\w{20}/);
    expect(await (await client.get("/profile")).text()).not.toContain("/revoke");
  });

  test("reads still work", async ({ people }) => {
    await createPrompt(people.owner);
    for (const path of ["/", "/dashboard", "/profile", "/town-prompts", "/api/prompts", "/api/folders"])
      expect((await people.owner.get(path, { headers: failing("db=writes") })).status(), path).toBe(200);
  });
});

test("a slow database responds late, but correctly", async ({ people }) => {
  const name = uniqueWord();
  const made = await people.owner.post("/api/folders", { headers: failing("db=slow"), data: { name } });
  expect(made.status()).toBe(201);
  const listed = await people.owner.get("/api/folders", { headers: failing("db=slow") });
  expect((await listed.json()).map((folder: { name: string }) => folder.name)).toContain(name);
});
