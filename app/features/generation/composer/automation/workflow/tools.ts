/** What a tool is mostly for: people are told there, data lives there, or posts go there. */
export type ToolRole = "chat" | "data" | "social";

/** Names of tools as people write them. A longer name stands before the shorter name inside it. */
export const tools: readonly (readonly [RegExp, ToolRole])[] = [
  [/LINE ?WORKS|LINE(?:公式アカウント)?(?![a-z])/g, "chat"],
  [/Slack|スラック|Chatwork|チャットワーク|Discord|Telegram|WhatsApp/gi, "chat"],
  [/(?:Microsoft )?Teams(?![a-z])/g, "chat"],
  [/Gmail|G ?メール|Outlook/gi, "data"],
  [
    /(?:Google ?|グーグル)?スプレッドシート|\bsheet(?= {3})|(?<!\p{L})hoja(?= {3})|(?<!スプレッド)シート(?= {2})|Google (?:Spread)?sheets?\b|\bspreadsheets?\b|hojas? de c[aá]lculo(?: de Google)?|スプシ/giu,
    "data",
  ],
  [
    /(?<!(?:Google|グーグル|One) ?)(?<![\p{L}])Drive(?![\p{L}])|ドライブ(?=に|の|へ|から)(?<!(?:Google ?|グーグル)ドライブ)/gu,
    "data",
  ],
  [/(?:Google ?|グーグル)(?:カレンダー|ドライブ|フォーム|ドキュメント)/g, "data"],
  [/Google (?:Calendar|Drive|Forms?|Docs|Analytics|Meet)|\bGA4|Looker Studio/gi, "data"],
  [/Excel|エクセル|Airtable|Access(?= (?:DB|database))/gi, "data"],
  [/Salesforce|セールスフォース|HubSpot|kintone|キントーン|Zoho|Pipedrive|Sansan|Dynamics 365/gi, "data"],
  [
    /freee|マネーフォワード(?:クラウド)?|弥生(?:会計)?|QuickBooks|Xero|Holded|\bSAP\b|NetSuite|楽楽精算/gi,
    "data",
  ],
  [/\bNotion|Confluence|SharePoint|OneDrive|Dropbox/gi, "data"],
  [/(?<![A-Za-z])Box(?![A-Za-z-])/g, "data"],
  [/Trello|\bAsana|\bJira|ClickUp|Todoist|monday\.com|Redmine/gi, "data"],
  [/Backlog|(?<![A-Za-z])Linear(?![A-Za-z])|Intercom|Workday|Greenhouse/g, "data"],
  [
    /Shopify|WooCommerce|Stripe(?! of)|PayPal|Square(?![a-z])|楽天|メルカリ|Amazon|スマレジ|[Ss]maregi|PrestaShop/g,
    "data",
  ],
  [
    /Mailchimp|SendGrid|Clearbit|Zendesk|Freshdesk|Typeform|SurveyMonkey|CloudSign|クラウドサイン|DocuSign|SmartHR|ジョブカン|BambooHR/gi,
    "data",
  ],
  [
    /Amazon S3|\bS3\b|Google Cloud Storage|BigQuery|PostgreSQL|MySQL|Snowflake|Redshift|GitHub|GitLab|Datadog|CloudWatch|\bAWS\b|Sentry/gi,
    "data",
  ],
  [/Instagram|インスタグラム|LinkedIn|Facebook|TikTok|YouTube|Twitter|WordPress|Reddit/gi, "social"],
  [
    /(?<![A-Za-z])X(?=に|へ|を|から|で|の(?:投稿|メンション|DM|リプ|フォロワー|アカウント|タイムライン)| \(Twitter\))/g,
    "social",
  ],
  [/Zoom|ズーム/g, "data"],
];
