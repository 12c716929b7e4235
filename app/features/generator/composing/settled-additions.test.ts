import { expect, test } from "vitest";

import { isSettled } from "./settled-additions";

const settles = (value: string | null, id = "safe.rehearsal-list") =>
  isSettled({ id }, [{ name: "reply-inquiries.how", value }]);

test.each([
  "送る前に私がOKする",
  "前日までに店長の森がOKを出す",
  "毎回、内容を確認する",
  "下書きまで",
  "I approve each one",
  "ask me before it goes out",
  'draft only, signed "The Acme team"',
  "Lee approves each one the day before",
  "yo apruebo cada mensaje",
  "pregúntame antes de enviar",
  'solo borrador, firma "Equipo Acme"',
])("an approval each time settles the first run's: %s", (answer) => {
  expect(settles(answer)).toBe(true);
  expect(settles(answer, "safe.log")).toBe(false);
});

test.each([
  null,
  "support@とフォームに届く",
  "店長の森へメールで",
  "shipping, hours, stock; refunds to Nina",
  "above $300 Jo approves",
  "más de 300 €, Jorge",
])("another answer settles nothing: %s", (answer) => expect(settles(answer)).toBe(false));
