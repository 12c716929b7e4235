import { expect, test } from "vitest";

import { seemsAutomation } from "./seems-automation";

test.each([
  "every morning summarise new support mails and post them to Slack",
  "When a new invoice arrives, save the PDF to Drive and log the amount in a sheet",
  "Once a week, back up the shared folder",
  "Whenever someone fills in the form, send them the price list",
  "毎朝、新しい問い合わせメールを要約してSlackに投稿する",
  "請求書が届いたら金額をスプレッドシートに転記する",
  "毎週金曜に売上を集計して上司に送る",
  "cada mañana resume los correos de soporte y publícalos en Slack y avisa al equipo",
  "Cuando llegue una factura, guarda el PDF en Drive",
  "todos los lunes enviar el resumen de ventas al equipo",
])("work that runs by itself: %s", (line) => {
  expect(seemsAutomation(line)).toBe(true);
});

test.each([
  "",
  "landlord wont give my deposit back",
  "Write an email that I can send to my team every Monday",
  "Draft a reply to a customer who complains every week",
  "A plan for learning guitar every day",
  "thank-you note to my neighbor who waters my plants every day",
  "毎日の献立を考えて",
  "毎朝のあいさつの文を書いて、保護者に送る",
  "上司に送るお礼のメール",
  "escribe un correo para enviar cada lunes",
  "una carta a mi casero, que cada mes sube el alquiler",
  "invitación para la reunión de cada viernes",
])("a text, whatever recurs in it: %s", (line) => {
  expect(seemsAutomation(line)).toBe(false);
});
