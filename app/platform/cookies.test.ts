import { expect, test } from "vitest";

import { cookieNames, readCookie, serializeCookie } from "./cookies";

const request = (cookie: string) => new Request("https://town.example/", { headers: { Cookie: cookie } });

test("a cookie is found by its name, whatever else is sent", () => {
  expect(readCookie(request("a=1; b=two=2;c"), "b")).toBe("two=2");
  expect(readCookie(request("a=1"), "b")).toBeNull();
});

test("a name is trimmed of space and tab only", () => {
  for (const blank of ["\u00A0", "\u0085"])
    expect(cookieNames(request(`a=1; ${blank}__Host-session=planted`))).not.toContain("__Host-session");
  expect(cookieNames(request("a=1;\t __Host-session=own"))).toContain("__Host-session");
});

test("a repeated name counts for none", { tags: "promise-1b" }, () => {
  expect(readCookie(request("__Host-session=planted; __Host-session=own"), "__Host-session")).toBeNull();
});

test(
  "a cookie with the prefix is Secure even without TLS, every other one with it",
  { tags: "promise-1b" },
  () => {
    const plain = new Request("http://localhost:8787/");
    const cookie = { value: "1", maxAge: 9, httpOnly: true };
    expect(serializeCookie(plain, { ...cookie, name: "__Host-session" })).toBe(
      "__Host-session=1; Path=/; Max-Age=9; SameSite=Lax; Secure; HttpOnly",
    );
    expect(serializeCookie(plain, { ...cookie, name: "lang" })).not.toContain("Secure");
    expect(serializeCookie(request(""), { ...cookie, name: "lang" })).toContain("; Secure");
  },
);
