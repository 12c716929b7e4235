import { expect, test } from "vitest";

import { toFieldErrors } from "~/http/parse-value";

import { profileForm, profilePatch } from "./schema";

const refusals = (value: unknown, schema: typeof profilePatch | typeof profileForm = profilePatch) => {
  const result = schema.safeParse(value);
  return result.success ? {} : toFieldErrors(result.error);
};

const link = (typed: string) => profilePatch.parse({ websiteUrl: typed }).websiteUrl;

test("every field is optional, and null or blank clears it", () => {
  expect(profilePatch.parse({})).toEqual({});
  const fields = [
    "displayName",
    "profileBio",
    "twitterUrl",
    "facebookUrl",
    "instagramUrl",
    "githubUrl",
    "websiteUrl",
  ];
  for (const field of fields)
    for (const nothing of [null, "", "  \n ", "\u200B", "\u200D\uFE0F", "\u2800 \u2800"].slice(
      0,
      field.endsWith("Url") ? 4 : 6,
    ))
      expect(profilePatch.parse({ [field]: nothing }), field).toEqual({ [field]: null });
});

test("a name at a service becomes its address there", () => {
  const instagram = (typed: string) => profilePatch.parse({ instagramUrl: typed }).instagramUrl;
  expect(instagram("@luciaenclase")).toBe("https://www.instagram.com/luciaenclase");
  expect(instagram("luciaenclase")).toBe("https://www.instagram.com/luciaenclase");
  expect(instagram("@lucia.en_clase")).toBe("https://www.instagram.com/lucia.en_clase");
  expect(instagram("instagram.com/lucia")).toBe("https://instagram.com/lucia");
  expect(profilePatch.parse({ githubUrl: "ada-l" }).githubUrl).toBe("https://github.com/ada-l");
  expect(refusals({ websiteUrl: "@luciaenclase" })).toEqual({ websiteUrl: { code: "invalid_link" } });
  expect(refusals({ instagramUrl: "@lucia en clase" })).toEqual({ instagramUrl: { code: "invalid_link" } });
});

test("unknown fields and wrong types are refused by name", () => {
  expect(
    refusals({
      displayName: 1,
      profileBio: ["x"],
      websiteUrl: {},
      isPublic: "true",
      removeAvatar: 1,
      isOfficial: true,
      isAdmin: true,
      avatarUrl: "https://x.com/a.png",
      avatar: "",
    }),
  ).toEqual({
    displayName: { code: "wrong_type" },
    profileBio: { code: "wrong_type" },
    websiteUrl: { code: "wrong_type" },
    isPublic: { code: "wrong_type" },
    removeAvatar: { code: "wrong_type" },
    isOfficial: { code: "unknown_field" },
    isAdmin: { code: "unknown_field" },
    avatarUrl: { code: "unknown_field" },
    avatar: { code: "unknown_field" },
  });
  expect(refusals({ isPublic: null })).toEqual({ isPublic: { code: "wrong_type" } });
});

test("a name is one line, and name and bio lose invisible characters and direction controls", () => {
  expect(
    profilePatch.parse({ displayName: " 街\u202Eの\u200B \n 人 👩‍💻 ", profileBio: "a\u2066\r\n\r\nb\u00AD " }),
  ).toEqual({ displayName: "街の 人 👩‍💻", profileBio: "a\n\nb" });
  expect(refusals({ displayName: "a\u0000", profileBio: "\u001B[2J" })).toEqual({
    displayName: { code: "control_characters" },
    profileBio: { code: "control_characters" },
  });
});

test("texts have limits, counted in characters", () => {
  expect(refusals({ displayName: "🏮".repeat(50), profileBio: "街".repeat(500) })).toEqual({});
  expect(refusals({ displayName: "街".repeat(51), profileBio: "街".repeat(501) })).toEqual({
    displayName: { code: "too_long", limit: 50 },
    profileBio: { code: "too_long", limit: 500 },
  });
});

test.each([
  ["https://x.com/ada", "https://x.com/ada"],
  ["http://ada.example", "http://ada.example/"],
  ["  HTTPS://X.com/Ada ", "https://x.com/Ada"],
  ["x.com/me", "https://x.com/me"],
  ["x.com:8080/me?a=b#c", "https://x.com:8080/me?a=b#c"],
  ["www.例え.jp/道", "https://www.xn--r8jz45g.jp/%E9%81%93"],
  ["https://例え.jp", "https://xn--r8jz45g.jp/"],
  ["\u200Bhttps://x.com/me\u200B", "https://x.com/me"],
  [`https://x.com/"><script>`, "https://x.com/%22%3E%3Cscript%3E"],
  ["https://x.com/javascript:alert(1)", "https://x.com/javascript:alert(1)"],
])("%j is saved as %j", (typed, kept) => {
  expect(link(typed)).toBe(kept);
  expect(link(kept)).toBe(kept);
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\tscript:alert(1)",
  "javascript://x.com/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://x.com/1",
  "file:///etc/passwd",
  "ftp://x.com/",
  "mailto:ada@x.com",
  "/me",
  "//x.com/me",
  "./me",
  "../me.html",
  "?a=b",
  "#me",
  "me",
  "me/page.html",
  "@ada",
  "ada@x.com",
  "https://ada:secret@x.com/",
  "https://ada@x.com/",
  "https://x.com@evil.example/",
  "https://",
  "https:///x.com",
  "https:x.com",
  "https:/x.com",
  "https:\\\\x.com",
  "https://x.com\\@evil.example",
  "https://x.com/a b",
  "https://x.com/a\nb",
  "https://localhost/",
  "https://x.com:99999/",
  "https://x..com:a/",
  "http://[::1",
])("%j is no link", (typed) => {
  expect(refusals({ websiteUrl: typed })).toEqual({ websiteUrl: { code: "invalid_link" } });
});

test("a link has a limit, also in its stored form", () => {
  const long = (length: number) => `https://x.com/${"a".repeat(length - 14)}`;
  expect(refusals({ websiteUrl: long(500) })).toEqual({});
  const tooLong = { websiteUrl: { code: "too_long", limit: 500 } };
  for (const typed of [
    long(501),
    long(3_000),
    `javascript:${"a".repeat(3_000)}`,
    `https://x.com/${"街".repeat(200)}`,
  ])
    expect(refusals({ websiteUrl: typed })).toEqual(tooLong);
});

test("a form gives the same with texts", () => {
  expect(
    profileForm.parse({
      displayName: "Ada",
      profileBio: "",
      websiteUrl: "ada.example",
      isPublic: "true",
      removeAvatar: "on",
      avatar: "",
      session: "x",
    }),
  ).toEqual({
    displayName: "Ada",
    profileBio: null,
    websiteUrl: "https://ada.example/",
    isPublic: true,
    removeAvatar: true,
  });
  expect(profileForm.parse({})).toEqual({});
  expect(profileForm.parse({ isPublic: "false", removeAvatar: "false" })).toEqual({
    isPublic: false,
    removeAvatar: false,
  });
  expect(profileForm.parse({ isPublic: "on" })).toEqual({ isPublic: true });
});

test("a form is refused by field too, and a picture field with text has no file", () => {
  expect(
    refusals(
      { isPublic: "yes", websiteUrl: "javascript:1", avatar: "photo.png", displayName: "a".repeat(51) },
      profileForm,
    ),
  ).toMatchObject({ isPublic: { code: "not_an_option" }, avatar: { code: "wrong_type" } });
  expect(refusals({ websiteUrl: "javascript:1", displayName: "a".repeat(51) }, profileForm)).toEqual({
    websiteUrl: { code: "invalid_link" },
    displayName: { code: "too_long", limit: 50 },
  });
});
