import { expect, test } from "vitest";

import { requestLanguage } from "./middleware.server";

const languageOf = (accept: string | null, { cookie = "", query = "" } = {}) =>
  requestLanguage(
    new Request(`https://town.example/${query}`, {
      headers: { ...(accept !== null && { "Accept-Language": accept }), Cookie: cookie },
    }),
  );

test("a language link wins over the cookie, which wins over the browser", () => {
  expect(languageOf("ja", { cookie: "lang=es", query: "?lang=en" })).toBe("en");
  expect(languageOf("ja", { cookie: "a=b; lang=es" })).toBe("es");
  expect(languageOf("es-AR, en;q=0.5")).toBe("es");
});

test("the browser's order of preference counts, without unknown languages", () => {
  expect(languageOf("fr-FR, de;q=0.9, en-GB;q=0.4, es;q=0.6")).toBe("es");
  expect(languageOf("zh-CN, fr")).toBe("ja");
});

test("an unusable preference means Japanese", () => {
  for (const accept of [null, "", "*", ";;;q=,", "x".repeat(5_000)]) expect(languageOf(accept)).toBe("ja");
  expect(languageOf("en", { cookie: "lang=xx", query: "?lang=" })).toBe("en");
});
