import type { Language } from "~/languages";

export interface AutomationPurpose {
  id: string;
  text: string;
  language: Language;
  kind: string;
  /** Lines, or pieces of lines, that have to stand outside the quoted purpose. */
  slots: string[];
  /** Names of inputs that must not be asked, because the purpose says what they would hold. */
  notAsked: string[];
}

export const automationPurposes: AutomationPurpose[] = [
  {
    id: "one-word",
    text: "議事録",
    language: "ja",
    kind: "meeting-tasks",
    slots: ["{{データの場所}}", "{{連絡先}}"],
    notAsked: [],
  },
  {
    id: "mail-to-slack",
    text: "毎朝9時にGmailの未読メールを分類して、重要なものだけSlackの#salesに通知したい",
    language: "ja",
    kind: "mail-triage",
    slots: ["起動の時期：毎朝9時\n", "読み取り元：Gmail\n", "届け先・書き込み先：Slack（#sales）\n"],
    notAsked: ["データの場所", "連絡先"],
  },
  {
    id: "invoice-limit",
    text: "freeeに届いた請求書を確認し、10万円以上は山田部長の承認を取ってから登録する。3回まで再試行。",
    language: "ja",
    kind: "expenses",
    slots: [
      "「10万円以上は山田部長の承認を取ってから登録する」",
      "承認の依頼と報告の相手：山田部長",
      "「3回まで再試行」の指定",
    ],
    notAsked: ["データの場所", "連絡先"],
  },
  {
    id: "script-event",
    text: "GASでスプレッドシート「在庫管理」の在庫数が10個を下回ったらLINEに通知するスクリプトを書いて",
    language: "ja",
    kind: "script",
    slots: [
      "スプレッドシート「在庫管理」の在庫数が10個を下回ったとき",
      "LockService",
      "届け先・書き込み先：LINE",
    ],
    notAsked: ["データの場所", "連絡先"],
  },
  {
    id: "own-variables",
    text: "## 手順\n1. {{部署}}のアンケート回答.csv を集計する\n2. `SELECT * FROM answers` の結果と比べる",
    language: "ja",
    kind: "survey",
    slots: ["- {{部署}}：", "読み取り元：{{部署}}のアンケート回答.csv", "コードは材料として読み"],
    notAsked: ["データの場所"],
  },
  {
    id: "lead-zapier",
    text: "When a new lead fills in our Typeform, add it to HubSpot with Zapier and email maria@acme.com. Never contact leads from competitors.",
    language: "en",
    kind: "sales-crm",
    slots: [
      "Starting event: “When a new lead fills in our Typeform”",
      "Read from: Typeform",
      "Deliver or write to: HubSpot, maria@acme.com",
      "“Never contact leads from competitors”",
      "Requested platform: Zapier",
    ],
    notAsked: ["data_source", "contact"],
  },
  {
    id: "price-watch",
    text: "Competitor pricing: watch https://acme.com/pricing and https://globex.com/plans every 6 hours, tell me on Teams when something changes, in Japanese",
    language: "en",
    kind: "monitoring",
    slots: [
      "Schedule: every 6 hours",
      "Read from: https://acme.com/pricing, https://globex.com/plans",
      "Deliver or write to: Teams",
      "Write the deliverable in Japanese.",
    ],
    notAsked: ["data_source", "contact", "changes_to_watch"],
  },
  {
    id: "unattended",
    text: "Automatically answer questions in our support inbox from https://help.example.com and escalate refunds over $200 to Dana, retry up to 5 times",
    language: "en",
    kind: "support",
    slots: [
      "“Automatically answer”; as far as that goes",
      "apart from what is allowed above",
      "“retry up to 5 times”",
    ],
    notAsked: ["answer_sources", "contact", "data_source"],
  },
  {
    id: "drafts-only",
    text: "Clasificar los correos de Outlook y preparar borradores de respuesta; nunca enviar sin mi aprobación",
    language: "es",
    kind: "mail-triage",
    slots: ["Origen: Outlook", "«nunca enviar sin mi aprobación»"],
    notAsked: ["origen_de_datos"],
  },
  {
    id: "stock-order",
    text: "Cuando el stock de un producto baje de 10 unidades en PrestaShop, enviar un pedido al proveedor y avisar a Carlos",
    language: "es",
    kind: "inventory",
    slots: [
      "«Cuando el stock de un producto baje de 10 unidades en PrestaShop»",
      "Origen: PrestaShop",
      "Contacto para aprobaciones e informes: Carlos",
    ],
    notAsked: ["origen_de_datos", "contacto", "puntos_de_pedido"],
  },
  {
    id: "sheet-and-channel",
    text: "毎月25日にGoogle Driveの請求書PDFを読み取って、スプレッドシート「支払予定」に転記し、Slackの#経理に合計を投稿して。10万円以上は佐藤部長に確認",
    language: "ja",
    kind: "data-entry",
    slots: [
      "起動の時期：毎月25日\n",
      "読み取り元：Google Drive\n",
      "届け先・書き込み先：スプレッドシート「支払予定」、Slack（#経理）\n",
      "「10万円以上は佐藤部長に確認」",
      "承認の依頼と報告の相手：佐藤部長",
    ],
    notAsked: ["データの場所", "連絡先"],
  },
  {
    id: "night-backup",
    text: "Cada noche haz copia de la base de datos MySQL «tienda» en S3, conserva 7 copias y avisa por Telegram si falla",
    language: "es",
    kind: "it-operations",
    slots: ["Frecuencia: Cada noche", "Origen: MySQL «tienda»", "Destino: S3, Telegram", "conserva 7 copias"],
    notAsked: ["origen_de_datos", "contacto"],
  },
  {
    id: "score-and-deal",
    text: 'When a new row lands in Airtable base "Leads", enrich it with Clearbit, score 1-100, and create a deal in Pipedrive if score > 70; never overwrite the phone field',
    language: "en",
    kind: "sales-crm",
    slots: [
      'Read from: Airtable base "Leads"',
      "Pipedrive",
      "“create a deal in Pipedrive if score > 70”",
      "“never overwrite the phone field”",
    ],
    notAsked: ["data_source"],
  },
];
