import { filledText } from "~/domain/variable-definitions";
import { versionQuery } from "~/domain/version-number";
import { escapeHtml } from "~/domain/escape-html";
import type { Language } from "~/domain/languages";
import type { Theme } from "~/domain/themes";

import type { EmbedView } from "./embed-code";
import { embedFields, embedFormScript, embedFormStyle, placesOf } from "./embed-form";
import { embedScript } from "./embed-script";
import type { SharedPrompt } from "./responses";
import { shownTitle } from "./shown-texts";

/** Style of the widget: the town's, light and dark. */
export const embedStyle = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--surface:light-dark(#fff,#1c1f2a);--ink:light-dark(#20242f,#eeeae1);--soft:light-dark(#5b5f6b,#abaab3);--line:light-dark(#e4ddd0,#343949);--strong:light-dark(#8a8373,#7d8297);--sunken:light-dark(#f5f0e7,#11131a);--accent:light-dark(#cc3d1f,#f4785a);--on:light-dark(#fff,#2a0f08);--focus:light-dark(#2450c8,#ffd166)}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
html{background:none;font:16px/1.6 system-ui,"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",sans-serif}
:lang(ja){line-height:1.8;line-break:strict}
body{margin:0;padding:16px;border:1px solid var(--line);border-radius:14px;background:var(--surface);color:var(--ink);overflow-wrap:anywhere}
h1{margin:0 0 8px;font-size:16px;line-height:1.5;text-wrap:balance}
:is(h1,p):lang(ja){word-break:auto-phrase}
p{margin:0 0 8px;color:var(--soft);font-size:14px}
p a{color:inherit}
.box{padding:10px 14px;border-radius:10px;background:var(--sunken)}
#text{margin:0;font:inherit;white-space:pre-wrap;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
#more{position:absolute;width:1px;height:1px;opacity:0}
#more:checked~.box #text{display:block}
#more:checked~.bar .open,#more:not(:checked)~.bar .shut{display:none}
#more:focus-visible~.bar #toggle,a:focus-visible,button:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin-top:12px}
.bar>*{display:inline-flex;align-items:center;min-height:44px;padding:4px 14px;border:1px solid var(--strong);border-radius:10px;background:none;color:inherit;font:inherit;font-size:14px;font-weight:600;text-decoration:none;cursor:pointer}
.bar>[hidden]{display:none}
.bar>#copy{border-color:var(--accent);background:var(--accent);color:var(--on)}
.bar>.by{margin-left:auto;padding:4px 0;border:0;color:var(--soft);font-weight:400}
`.replaceAll("\n", "");

export interface EmbedWords {
  missing: string;
  missingHint: string;
  failed: string;
  failedHint: string;
  more: string;
  less: string;
  copy: string;
  copied: string;
  copyFailed: string;
  viewPage: string;
  poweredBy: string;
  required: string;
  choose: string;
  own: string;
  newer: string;
}

interface EmbedDocument {
  /** Null if there is no public prompt, or a read failed. */
  prompt: SharedPrompt | null;
  failed: boolean;
  origin: string;
  language: Language;
  theme: Theme;
  /** `form`: with the fields of the prompt's variables. */
  view: EmbedView;
  words: EmbedWords;
}

/** An empty icon: without one, browsers request it from the site. */
const icon = "data:,";

/**
 * The widget as a small HTML document (specification, section 2): title, purpose, the prompt clamped to three
 * lines, copy, full text. Folding works without scripts; copying and resizing need them.
 */
export function embedDocument(document: EmbedDocument): string {
  const { prompt, failed, origin, language, theme, view, words } = document;
  const asks = view === "form" && prompt !== null && prompt.variables.length > 0;
  const by = `<a class="by" href="${escapeHtml(origin)}/" target="_blank" rel="noopener">${escapeHtml(words.poweredBy)}</a>`;
  const title = prompt ? shownTitle(prompt) : failed ? words.failed : words.missing;
  return [
    `<!doctype html><html lang="${language}"${theme === "auto" ? "" : ` data-theme="${theme}"`}>`,
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="robots" content="noindex"><link rel="icon" href="${icon}"><title>${escapeHtml(title)}</title>`,
    `<style>${embedStyle}${asks ? embedFormStyle : ""}</style><body><main>${heading(prompt, title)}`,
    prompt
      ? promptParts(prompt, origin, words, by, asks)
      : `<p>${escapeHtml(failed ? words.failedHint : words.missingHint)}</p><div class="bar">${by}</div>`,
    `</main><script>${embedScript}</script>${asks ? `<script>${embedFormScript}</script>` : ""}</body></html>`,
  ].join("");
}

/** The title above the purpose; only the full purpose if it replaces the title. */
function heading(prompt: SharedPrompt | null, title: string): string {
  const purpose = prompt?.originalInput;
  const head = (text: string) => `<h1 dir="auto">${escapeHtml(text)}</h1>`;
  if (!purpose || !prompt.title || prompt.title === purpose) return head(purpose ?? title);
  return `${head(title)}<p dir="auto">${escapeHtml(purpose)}</p>`;
}

const addressOf = ({ shareId, version }: SharedPrompt, origin: string) =>
  `${origin}/prompts/${shareId}${versionQuery(version)}`;

/** A link to the current text, next to an older version. */
const newerOf = ({ shareId, hasNewer }: SharedPrompt, origin: string, words: EmbedWords) =>
  hasNewer
    ? `<p><a href="${escapeHtml(`${origin}/prompts/${shareId}`)}" target="_blank" rel="noopener">${escapeHtml(words.newer)}</a></p>`
    : "";

const promptParts = (prompt: SharedPrompt, origin: string, words: EmbedWords, by: string, asks: boolean) =>
  [
    newerOf(prompt, origin, words),
    asks ? embedFields(prompt.variables, words) : "",
    `<input type="checkbox" id="more" aria-label="${escapeHtml(words.more)}">`,
    `<div class="box"><pre id="text" dir="auto">${asks ? placesOf(prompt.content, prompt.variables) : escapeHtml(filledText(prompt))}</pre></div><div class="bar">`,
    `<button id="copy" type="button" hidden data-used="/embed/${escapeHtml(prompt.shareId)}/used" data-label="${escapeHtml(words.copy)}" data-done="${escapeHtml(words.copied)}" data-failed="${escapeHtml(words.copyFailed)}">${escapeHtml(words.copy)}</button> `,
    `<label id="toggle" for="more"><span class="open">${escapeHtml(words.more)}</span> <span class="shut">${escapeHtml(words.less)}</span></label> `,
    `<a href="${escapeHtml(`${addressOf(prompt, origin)}${asks ? "#use" : ""}`)}" target="_blank" rel="noopener">${escapeHtml(words.viewPage)}</a> `,
    `${by}</div>`,
  ].join("");
