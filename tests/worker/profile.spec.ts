import { expect, test } from "../support/clients/clients";
import { refusal } from "../support/factories/library-client";
import { photograph } from "../support/factories/pictures";
import { changeProfile, sendProfile } from "../support/clients/profile-client";

const empty = {
  displayName: null,
  profileBio: null,
  avatarUrl: null,
  twitterUrl: null,
  facebookUrl: null,
  instagramUrl: null,
  githubUrl: null,
  websiteUrl: null,
  isPublic: false,
  isOfficial: false,
  isAdmin: false,
};

const typed = {
  displayName: " 街の人 ",
  profileBio: "商店街で働いています。\r\n歩くのが好きです。",
  twitterUrl: "x.com/machi",
  facebookUrl: "https://facebook.com/machi",
  instagramUrl: "https://instagram.com/machi",
  githubUrl: "https://github.com/machi",
  websiteUrl: "machi.example",
};

const kept = {
  ...typed,
  displayName: "街の人",
  profileBio: "商店街で働いています。\n歩くのが好きです。",
  twitterUrl: "https://x.com/machi",
  websiteUrl: "https://machi.example/",
};

test("a profile is its member's: visitors are asked to sign in, and other methods are 405", async ({
  visit,
  member,
}) => {
  const visitor = await visit();
  expect(await refusal(await visitor.get("/api/profile"))).toEqual([401, "unauthenticated"]);
  expect(await refusal(await sendProfile(visitor, { file: photograph(1) }))).toEqual([
    401,
    "unauthenticated",
  ]);
  const { client } = await member();
  for (const response of [
    await client.post("/api/profile", { data: {} }),
    await client.delete("/api/profile"),
  ]) {
    expect(await refusal(response)).toEqual([405, "method_not_allowed"]);
    expect(response.headers().allow).toBe("GET, HEAD, PATCH");
  }
  const response = await client.get("/api/profile");
  expect(await response.json()).toEqual(empty);
  expect(response.headers()["cache-control"]).toBe("private, no-store");
});

test("a form and JSON change the same fields, and absent fields are unchanged", async ({ member }) => {
  const { client } = await member();
  const byForm = await changeProfile(client, { fields: { ...typed, isPublic: "true" } });
  expect(byForm).toEqual({ ...empty, ...kept, isPublic: true });
  expect(await changeProfile(client, { fields: { isPublic: "false", profileBio: "" } })).toEqual({
    ...byForm,
    isPublic: false,
    profileBio: null,
  });
  const byJson = async (data: object) => (await client.patch("/api/profile", { data })).json();
  expect(await byJson({ ...typed, isPublic: true })).toEqual(byForm);
  expect(await byJson({})).toEqual(byForm);
  const nothing = { twitterUrl: null, websiteUrl: "", displayName: null };
  const left = { ...byForm, ...nothing, websiteUrl: null };
  expect(await byJson(nothing)).toEqual(left);
  expect(await (await client.get("/api/profile")).json()).toEqual(left);
});

test("other content types and broken bodies are refused", async ({ member }) => {
  const { client } = await member();
  const send = async (type: string, data: string) =>
    refusal(
      await client.patch("/api/profile", { headers: { "Content-Type": type }, data: Buffer.from(data) }),
    );
  expect(await send("text/plain", "displayName=Eve")).toEqual([415, "unsupported_media_type"]);
  expect(await send("application/x-www-form-urlencoded", "displayName=Eve")).toEqual([
    415,
    "unsupported_media_type",
  ]);
  expect(await send("image/png", "x")).toEqual([415, "unsupported_media_type"]);
  expect(await send("application/json", "{")).toEqual([400, "invalid_json"]);
  expect(await send("multipart/form-data", "x")).toEqual([400, "bad_request"]);
  expect(await send("multipart/form-data; boundary=x", "--x\r\nnonsense")).toEqual([400, "bad_request"]);
  expect(await (await client.get("/api/profile")).json()).toEqual(empty);
});

test("a form of another site changes nothing", async ({ member }) => {
  const { client } = await member();
  const lies: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of lies) {
    const response = await client.patch("/api/profile", { headers, multipart: { displayName: "Eve" } });
    expect(await refusal(response)).toEqual([403, "cross_origin"]);
  }
});

test(
  "read-only and unknown fields are refused by name, by JSON and by a form",
  { tag: "@promise-15a" },
  async ({ member }) => {
    const { client } = await member();
    const wishes = {
      isOfficial: true,
      isAdmin: true,
      avatarUrl: "https://evil.example/a.png",
      email: "a@b.c",
    };
    const response = await client.patch("/api/profile", { data: wishes });
    expect(response.status()).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual(Object.keys(wishes));
    const fields = { isOfficial: "true", isAdmin: "true", avatarUrl: "https://evil.example/a.png", id: "1" };
    const refused = await sendProfile(client, { fields: { ...fields, displayName: "Ada" } });
    expect([refused.status(), Object.keys((await refused.json()).fields)]).toEqual([
      422,
      Object.keys(fields),
    ]);
    expect(await (await client.get("/api/profile")).json()).toEqual(empty);
  },
);

test("a file under another field name is refused by name", async ({ member }) => {
  const { client } = await member();
  const picture = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") };
  for (const [name, code] of [
    ["photo", "unknown_field"],
    ["displayName", "wrong_type"],
  ] as const) {
    const response = await client.patch("/api/profile", { multipart: { [name]: picture } });
    expect(response.status()).toBe(422);
    expect((await response.json()).fields).toMatchObject({ [name]: { code } });
  }
  expect(await (await client.get("/api/profile")).json()).toEqual(empty);
});

const badLinks = [
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)//https://x.com",
  "data:text/html,<script>alert(1)</script>",
  "/me",
  "../me",
  "//x.com/me",
  "https://ada:secret@x.com/",
  "ftp://x.com/",
];

test("an invalid link is refused by field, in three languages, and nothing is changed", async ({
  member,
}) => {
  const { client } = await member();
  const long = `https://x.com/${"a".repeat(3_000)}`;
  for (const link of [...badLinks, long])
    for (const response of [
      await client.patch("/api/profile", { data: { displayName: "Eve", websiteUrl: link } }),
      await sendProfile(client, { fields: { displayName: "Eve", websiteUrl: link } }),
    ]) {
      expect(response.status(), link).toBe(422);
      const { code, fields } = await response.json();
      expect([code, Object.keys(fields)]).toEqual(["invalid_fields", ["websiteUrl"]]);
      expect(fields.websiteUrl.code).toBe(link === long ? "too_long" : "invalid_link");
    }
  const links = ["twitterUrl", "facebookUrl", "instagramUrl", "githubUrl", "websiteUrl"];
  const all = Object.fromEntries(links.map((field) => [field, "javascript:alert(1)"]));
  const { fields } = await (await client.patch("/api/profile", { data: all })).json();
  expect(Object.keys(fields)).toEqual(links);
  for (const [language, sentence] of [
    ["ja", "https:// で始まるURLを入力してください"],
    ["en", "Enter a web address that starts with https://"],
    ["es", "Escribe una dirección web que empiece por https://"],
  ] as const) {
    const headers = { "Accept-Language": language };
    const response = await client.patch("/api/profile", { headers, data: { websiteUrl: "javascript:1" } });
    expect((await response.json()).error).toBe(sentence);
  }
  expect(await (await client.get("/api/profile")).json()).toEqual(empty);
});

test("the errors of a form are shown by field", async ({ member }) => {
  const { client } = await member();
  const complaints = async (fields: Record<string, string>) => {
    const response = await sendProfile(client, { fields });
    expect(response.status()).toBe(422);
    return (await response.json()).fields;
  };
  expect(await complaints({ displayName: "街".repeat(51), profileBio: "街".repeat(501) })).toMatchObject({
    displayName: { code: "too_long", limit: 50 },
    profileBio: { code: "too_long", limit: 500 },
  });
  expect(await complaints({ isPublic: "yes", avatar: "picture.png" })).toMatchObject({
    isPublic: { code: "not_an_option" },
    avatar: { code: "wrong_type" },
  });
});
