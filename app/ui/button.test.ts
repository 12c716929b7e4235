import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Button } from "./button";

test("a button submits no form unless its type says so", () => {
  expect(renderToStaticMarkup(h(Button, null, "Save"))).toContain('type="button"');
  expect(renderToStaticMarkup(h(Button, { type: "submit" }, "Save"))).toContain('type="submit"');
});

test("a pending button is busy, ignores presses and keeps its name and the focus", () => {
  const html = renderToStaticMarkup(h(Button, { pending: true }, "Save"));
  expect(html).toMatch(/^<button[^>]* aria-disabled="true"[^>]*aria-busy="true"/);
  expect(html).not.toMatch(/ disabled/);
  expect(html).toContain("animate-spin");
  expect(html).toMatch(/Save<\/button>\s*$/);
});

test("a button gives its class names to a link, which keeps its own", () => {
  const html = renderToStaticMarkup(
    h(Button, { asChild: true }, h("a", { href: "/generate", className: "own" }, h("svg"), "New")),
  );
  expect(html).toMatch(/^<a [^>]*href="\/generate"/);
  expect(html).toMatch(/class="button button-primary [^"]*own"/);
  expect(html).toMatch(/<svg><\/svg>New<\/a>\s*$/);
});
