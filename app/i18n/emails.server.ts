import { escapeHtml } from "~/domain/escape-html";
import type { Language } from "~/domain/languages";
import type { Email, Message } from "~/platform/mail/mail";

import type { EmailTexts } from "./email-texts";
import { emails as en } from "./locales/en/emails";
import { emails as es } from "./locales/es/emails";
import { emails as ja } from "./locales/ja/emails";

/** Email texts in each language, on the server only. */
export const emails: Record<Language, EmailTexts> = { ja, en, es };

/** An email in the recipient's language, as plain text and as HTML with the same content. */
export function writeEmail({
  language,
  kind,
  link,
}: Pick<Email, "language" | "kind" | "link">): Pick<Message, "subject" | "text" | "html"> {
  const { fallback, signature, [kind]: words } = emails[language];
  const { subject, lead, action, notes } = words;
  const text = [...lead, `${action}\n${link}`, ...notes, `-- \n${signature}`].join("\n\n");
  const address = escapeHtml(link);
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#fbf8f2;color:#20242f;font:16px/1.7 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #e4ddd0;border-radius:14px">
${paragraphs(lead)}
<p style="margin:28px 0"><a href="${address}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#cc3d1f;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="color:#5b5f6b;font-size:14px">${escapeHtml(fallback)}<br><a href="${address}" style="color:#b83216;word-break:break-all">${address}</a></p>
${paragraphs(notes)}
<p style="margin:28px 0 0;color:#5b5f6b;font-size:14px">${escapeHtml(signature)}</p>
</div>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html };
}

const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");
