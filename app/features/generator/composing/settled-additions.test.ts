import { expect, test } from "vitest";

import { isSettled } from "./settled-additions";

const settles = (value: string | null, id = "safe.rehearsal-list") =>
  isSettled({ id }, [{ name: "reply-inquiries.how", value }]);

test.each([
  "送る前に私がOKする",
  "前日までに店長の森がOKを出す",
  "毎回、店長の承認をもらう",
  "私が確認してから送る",
  "下書きまで",
  "I approve each one",
  "I approve each one before it goes out",
  "My boss reviews the posts before publishing",
  "ask me before it goes out",
  'draft only, signed "The Acme team"',
  "Lee approves each one the day before",
  "Drafts only.",
  "下書きだけ作る",
  "yo apruebo cada mensaje",
  "lo reviso yo antes de enviar",
  "el jefe aprueba cada pago",
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
  "Check the inbox every morning",
  "I check the inbox every morning",
  "Check my orders before sending the invoice",
  "It approves each refund under $20",
  "I don't need to approve each one",
  "reply to customers who ask me before they order",
  "delete only drafts older than 30 days",
  "下書きだけを削除する",
  "営業前に在庫を確認する",
  "毎回、内容を確認する",
  "私が毎朝メールを確認する",
  "お客さんが確認してから発送する",
  "送る前に私がOKしなくてもよい",
  "revisa el correo cada mañana",
  "revisa los datos antes de enviar",
  "no hace falta que apruebe cada uno; no pregúntame antes de enviar",
])("another answer settles nothing: %s", (answer) => expect(settles(answer)).toBe(false));
