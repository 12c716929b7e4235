import { expect, test } from "vitest";

import { comesFromHere } from "./same-origin.server";

const own = "https://town.example";
const session = { Cookie: "lang=ja; __Host-session=abc" };

const comes = (headers: Record<string, string>) =>
  comesFromHere(new Request(`${own}/auth/sign-out`, { method: "POST", headers }));

test("a text browser's form is accepted by its Referer, with a session or without", () => {
  for (const Referer of [`${own}/dashboard`, `${own}/`, own, `${own}/generate?purpose=a,b`])
    for (const cookies of [{}, session]) expect(comes({ ...cookies, Referer }), Referer).toBe(true);
});

test("a Referer of another site, or malformed, is refused", () => {
  for (const Referer of [
    "https://evil.example/",
    `https://evil.example/${own}/`,
    `${own}.evil.example/`,
    "https://town.example@evil.example/",
    "http://town.example/",
    `${own}:8443/`,
    `${own}/, https://evil.example/`,
    "about:blank",
    "null",
    "",
  ])
    for (const cookies of [{}, session]) expect(comes({ ...cookies, Referer }), Referer).toBe(false);
});

test("Referer counts only without Origin and Sec-Fetch-Site", () => {
  const Referer = `${own}/dashboard`;
  for (const better of [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ] as Record<string, string>[])
    expect(comes({ ...session, ...better, Referer }), JSON.stringify(better)).toBe(false);
  expect(comes({ ...session, Origin: own, Referer: "https://evil.example/" })).toBe(true);
});

test("without these headers a session cookie is refused", () => {
  expect(comes(session)).toBe(false);
  expect(comes({ Cookie: "session=abc" })).toBe(false);
  expect(comes({ Cookie: "lang=ja" })).toBe(true);
});
