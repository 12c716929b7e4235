import { expect, test } from "vitest";
import { readWorkflow } from "./read-workflow";

test.each([
  ["ja", "毎週月曜と木曜の朝に在庫を確認", "毎週月曜と木曜の朝"],
  ["ja", "毎月25日に経費を締める", "毎月25日"],
  ["ja", "30分ごとにサイトを見る", "30分ごと"],
  ["ja", "平日18:00に日報を送る", "平日18:00"],
  ["en", "every weekday at 7:30 am check the site", "every weekday at 7:30 am"],
  ["en", "send it on the first of each month", "on the first of each month"],
  ["es", "revisar el stock todos los viernes a las 17:00", "todos los viernes a las 17:00"],
  ["es", "informe mensual de gastos", "mensual"],
] as const)("reads the schedule (%s) of %s", (language, text, schedule) => {
  expect(readWorkflow(text, language).schedule).toBe(schedule);
});

test.each([
  ["ja", "フォームに回答があったら、表に追加する", "フォームに回答があったとき"],
  ["ja", "請求書が届くたびに登録する", "請求書が届くたび"],
  ["en", "Whenever a file lands in Dropbox, rename it", "Whenever a file lands in Dropbox"],
  ["es", "Cada vez que llegue un pedido, avisar al almacén", "Cada vez que llegue un pedido"],
] as const)("reads the event (%s) of %s", (language, text, event) => {
  expect(readWorkflow(text, language).event).toBe(event);
});

test("a polite phrase is not an event", () => {
  expect(readWorkflow("よかったら、経費の表を作ってほしい", "ja").event).toBeUndefined();
  expect(readWorkflow("Reply when possible, please", "en").event).toBeUndefined();
});

test("tools are sorted by where the data comes from and goes to", () => {
  expect(readWorkflow("楽天とShopifyの注文をkintoneに転記する", "ja").tools).toEqual({
    from: ["楽天", "Shopify"],
    to: ["kintone"],
    other: [],
  });
  expect(readWorkflow("Copy deals from Salesforce to Notion and post in Slack", "en").tools).toEqual({
    from: ["Salesforce"],
    to: ["Notion", "Slack"],
    other: [],
  });
  expect(readWorkflow("Pasar los datos de Typeform a HubSpot", "es").tools).toEqual({
    from: ["Typeform"],
    to: ["HubSpot"],
    other: [],
  });
});

test("limits and prohibitions are kept whole", () => {
  expect(readWorkflow("Expenses: under $100 are fine, over $1,000 needs Ana", "en").conditions).toEqual([
    "under $100 are fine",
    "over $1,000 needs Ana",
  ]);
  expect(readWorkflow("経費を確認する。5万円以上は、部長の承認が必要。", "ja").conditions).toEqual([
    "5万円以上は、部長の承認が必要",
  ]);
});

test("files, addresses and channels are found", () => {
  const { files, addresses } = readWorkflow("顧客名簿.xlsx を見て #営業チャンネルと a@b.co に送る", "ja");
  expect(files).toEqual(["顧客名簿.xlsx"]);
  expect(addresses).toEqual(["#営業", "a@b.co"]);
});

test.each([
  [
    "ja",
    "毎朝9時にGmailの未読メールを分類して、重要なものだけSlackの#salesに通知したい",
    ["Gmailの未読メールを分類", "重要なものだけSlackの#salesに通知"],
  ],
  [
    "en",
    "When I receive a contract by email, save it to Dropbox under /Contracts/2026 and add a reminder to Google Calendar",
    ["Save it to Dropbox under /Contracts/2026", "Add a reminder to Google Calendar"],
  ],
  [
    "es",
    "Cuando el stock baje de 10 unidades, enviar un pedido al proveedor y avisar a Carlos",
    ["Enviar un pedido al proveedor", "Avisar a Carlos"],
  ],
] as const)("tells apart the actions (%s) of %s", (language, text, actions) => {
  expect(readWorkflow(text, language).actions).toEqual(actions);
});

test("a purpose that cannot be told apart safely has no list of actions", () => {
  expect(readWorkflow("invoices and order forms", "en").actions).toEqual([]);
  expect(readWorkflow("経費の表を作って、楽をしたい", "ja").actions).toEqual([]);
});

test("a time of day ends no request to work on a text", () => {
  const found = readWorkflow("resumir los mensajes cada viernes a las 16:00 y mandarlo", "es");
  expect(found.schedule).toBe("cada viernes a las 16:00");
});

test("a limit keeps the noun that it is set for", () => {
  const found = readWorkflow("売上を確認し、金額が前月比で2倍以上のときは部長に知らせる", "ja");
  expect(found.conditions).toEqual(["金額が前月比で2倍以上のときは部長に知らせる"]);
});

test("a time of day does not cut the task in two, and a quotation in it stays", () => {
  const text =
    'Every weekday at 7:30 check our queue for tickets tagged "refund" older than 48 hours, and post them';
  const { actions, conditions } = readWorkflow(text, "en");
  expect(actions).toEqual(['Check our queue for tickets tagged "refund" older than 48 hours', "Post them"]);
  expect(conditions).toEqual([]);
});

test("a database that gains a page is read, and a failure starts the work", () => {
  const text = "Notionの議事録データベースに新しいページが追加されたら、Asanaにタスクを作る";
  expect(readWorkflow(text, "ja").tools).toEqual({ from: ["Notion"], to: ["Asana"], other: [] });
  expect(readWorkflow("テストが失敗したら、原因を調べる", "ja").event).toBe("テストが失敗したとき");
});

test("what happens when something is missing is a rule", () => {
  const found = readWorkflow("タスクを作る。担当者が不明なら佐藤さんに割り当てる。", "ja");
  expect(found.conditions).toEqual(["担当者が不明なら佐藤さんに割り当てる"]);
});

test.each([
  ["en", "if the build fails, open a PR and message @dana", "@dana"],
  ["ja", "ビルドが失敗したら @sato に通知する", "@sato"],
  ["es", "si falla la compilación, avisar a @lucia", "@lucia"],
] as const)("a handle is a contact (%s): %s", (language, text, contact) => {
  expect(readWorkflow(text, language).contact).toBe(contact);
});
