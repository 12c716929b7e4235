import { expect, test } from "vitest";
import { readWorkflow } from "./read-workflow";

test.each([
  ["ja", "請求書PDFをGoogle Driveに保存してSlackの#経理に通知", ["Google Drive", "Slack（#経理）"]],
  [
    "en",
    "Save invoices to Dropbox/Invoices/2026 and post in #finance on Slack",
    ["Dropbox/Invoices/2026", "Slack (#finance)"],
  ],
  ["es", "Guardar el pedido en Drive y avisar en el canal #pedidos de Slack", ["Slack (#pedidos)", "Drive"]],
  ["ja", "売上をNotionの「売上管理」データベースに追記", ["Notionの「売上管理」"]],
] as const)("a tool and its channel or sheet are one target (%s): %s", (language, text, targets) => {
  const { shownTools, addresses } = readWorkflow(text, language);
  expect(new Set(shownTools.to)).toEqual(new Set(targets));
  expect(addresses).toEqual([]);
});

test("a channel that is read makes its chat a source", () => {
  const { shownTools } = readWorkflow("Slackの#supportに届いた質問をNotionに記録する", "ja");
  expect(shownTools).toMatchObject({ from: ["Slack（#support）"], to: ["Notion"] });
});

test.each([
  [
    "es",
    "revisa el stock en la hoja «Inventario 2025» y manda la lista a a@b.es",
    ["hoja «Inventario 2025»"],
  ],
  ["en", 'When a row lands in Airtable base "Leads", create a deal in Pipedrive', ['Airtable base "Leads"']],
  ["en", "Use Zapier to save Gmail attachments into Dropbox", ["Gmail"]],
  ["ja", "Xのメンションを毎朝まとめる", ["X"]],
] as const)("what is read is told from what is written (%s): %s", (language, text, sources) => {
  expect(readWorkflow(text, language).shownTools.from).toEqual(sources);
});

test("files and addresses keep their direction", () => {
  expect(readWorkflow("dedupe contacts.csv and write clean.csv", "en")).toMatchObject({
    files: ["contacts.csv"],
    writtenFiles: ["clean.csv"],
  });
  expect(readWorkflow("Cuando llegue un CV a rrhh@tecnova.com, avisa a Marta", "es")).toMatchObject({
    event: "Cuando llegue un CV a rrhh@tecnova.com",
    sourceAddresses: ["rrhh@tecnova.com"],
  });
});

test("a folder and a bucket are named by their path", () => {
  const found = readWorkflow("Weekly backup of /var/www to s3://acme-backups, alert #ops on Slack", "en");
  expect(found.files).toEqual(["/var/www"]);
  expect(found.shownTools.to).toEqual(["s3://acme-backups", "Slack (#ops)"]);
});

test("whoever is told only of failures is a contact and no target", () => {
  const found = readWorkflow(
    "バックアップを毎晩2時に、3世代保存、失敗したら山田（y@example.com）に知らせる",
    "ja",
  );
  expect(found).toMatchObject({ contact: "山田（y@example.com）", addresses: [], figures: ["3世代保存"] });
});

test.each([
  ["ja", "予約に返事がなければ次の人へ。22時〜8時は送らない", "22時〜8時は送らない"],
  ["ja", "質問の下書きを作る。勝手に送らないで", "勝手に送らないで"],
  ["ja", "TODOはJiraに。担当者が不明なものは鈴木PMへ", "担当者が不明なものは鈴木PMへ"],
  [
    "en",
    "create a deal in Pipedrive if score > 70; log everything else in the sheet",
    "create a deal in Pipedrive if score > 70",
  ],
  ["en", "ping the authors on Slack every Friday, max 1 ping per person", "max 1 ping per person"],
  ["es", "revisa el stock y, si un producto baja de 20 unidades, avisa; no pidas nada", "no pidas nada"],
] as const)("a limit is read (%s): %s", (language, text, limit) => {
  expect(readWorkflow(text, language).conditions).toContain(limit);
});

test("an action starts after the platform and the event, and an arrow parts two of them", () => {
  const text =
    "n8nで、回答が来るたびにHubSpotにリード登録→担当の田中にTeamsで通知→3日後にフォローメールを送信";
  expect(readWorkflow(text, "ja")).toMatchObject({
    actions: ["HubSpotにリード登録", "担当の田中にTeamsで通知", "3日後にフォローメールを送信"],
    contact: "担当の田中",
  });
});

test("a weekday without an article is a schedule", () => {
  expect(readWorkflow("remind everybody on friday", "en").schedule).toBe("on friday");
});
