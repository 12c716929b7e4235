import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Field } from "./field";
import { Input } from "./input";

const draw = (props: { hint?: string; error?: string }) =>
  renderToStaticMarkup(
    h(Field, { id: "mail", label: "E-mail", ...props, children: (control) => h(Input, control) }),
  );

test("the label belongs to the control", () => {
  const html = draw({});
  expect(html).toMatch(/<label for="mail"[^>]*>E-mail<\/label>/);
  expect(html).toMatch(/<input[^>]* id="mail"/);
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("aria-invalid");
});

test("hint and error describe the control, and the error marks it", () => {
  const html = draw({ hint: "Yours alone", error: "Not an address" });
  expect(html).toContain('aria-describedby="mail-hint mail-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/<p id="mail-hint"[^>]*>Yours alone<\/p>/);
  expect(html).toMatch(/<p id="mail-error"[^>]*>.*Not an address<\/p>/);
});
