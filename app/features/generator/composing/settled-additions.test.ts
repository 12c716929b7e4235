import { expect, test } from "vitest";

import { isSettled } from "./settled-additions";

const settles = (
  value: string | null,
  id = "safe.rehearsal-list",
  question = "Sent or drafted? Signed by whom, how fast?",
) => isSettled({ id }, [{ name: "reply-inquiries.how", question, value }]);

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
  "Each time Stripe approves a payment, send the receipt",
  "Stripe approves each payment",
  "Send a receipt for each payment I approve",
  "We approve every order automatically",
  "Every time an order comes in, show me a summary",
  "毎回、私に結果を見せて",
  "担当者が承認した注文を毎回集計する",
  "毎回、担当者が自動で承認する",
  "Cada vez que el gerente aprueba un pago, envía el recibo",
  "Muéstrame un resumen de cada pedido",
  "Autorizo cada pedido automáticamente",
  "PayPal autoriza cada pago",
])("another answer settles nothing: %s", (answer) => expect(settles(answer)).toBe(false));

test.each([
  ["Which cases exactly? Numbers or names, please", false],
  ["What may it answer, and what goes to a person?", false],
  ["Where do they arrive, where do they go, which columns?", false],
  ["Who looks before it goes live?", true],
  ["What comes back to whom, and who approves?", true],
  ["誰が承認し、不備は誰に返しますか？", true],
  ["誰にどこへ届け、先に誰が見ますか？", true],
  ["誰の名で、送信と下書きのどちらで、何分以内に返しますか？", true],
  ["¿A quién le llega, por dónde, y quién lo ve antes?", true],
  ["¿Cuánto se pide, si se pide, y quién lo aprueba?", true],
])("an answer about approval settles only where it is asked for: %s", (question, isAsked) => {
  expect(settles("I approve each one before it goes out", "safe.rehearsal", question)).toBe(isAsked);
});
