import { escapeHtml } from "~/features/texts/escape-html";
import type { Language } from "~/languages";

import type { EmbedTheme } from "./embed-code";
import { embedScript } from "./embed-script";
import { embedStyle } from "./embed-style";
import type { SharedPrompt } from "./shared-prompt";
import { shownTitle } from "./shown-texts";

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
}

interface EmbedDocument {
  /** Null: there is none that everybody may see, or it could not be read. */
  prompt: SharedPrompt | null;
  /** It could not be read. */
  failed: boolean;
  /** Scheme and host of this site. */
  origin: string;
  language: Language;
  theme: EmbedTheme;
  words: EmbedWords;
}

/** A clear pixel: a browser that is told no icon asks the site for one, and Firefox reports an empty one as a fault. */
const icon = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/**
 * The widget as one small document of its own (specification, section 2): title, purpose, the prompt clamped to three lines,
 * copy, full text. Folding works without scripts; copying and telling the height need them.
 */
export function embedDocument(document: EmbedDocument): string {
  const { prompt, failed, origin, language, theme, words } = document;
  const by = `<a class="by" href="${escapeHtml(origin)}/" target="_blank" rel="noopener">${escapeHtml(words.poweredBy)}</a>`;
  const title = prompt ? shownTitle(prompt) : failed ? words.failed : words.missing;
  return [
    `<!doctype html><html lang="${language}"${theme === "auto" ? "" : ` data-theme="${theme}"`}>`,
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="robots" content="noindex"><link rel="icon" href="${icon}"><title>${escapeHtml(title)}</title>`,
    `<style>${embedStyle}</style><body><main>${heading(prompt, title)}`,
    prompt
      ? promptParts(prompt, origin, words, by)
      : `<p>${escapeHtml(failed ? words.failedHint : words.missingHint)}</p><div class="bar">${by}</div>`,
    `</main><script>${embedScript}</script></body></html>`,
  ].join("");
}

/** The title above the purpose; where the purpose stands in for the title, all of it. */
function heading(prompt: SharedPrompt | null, title: string): string {
  const purpose = prompt?.originalInput;
  const head = (text: string) => `<h1 dir="auto">${escapeHtml(text)}</h1>`;
  if (!purpose || !prompt.title || prompt.title === purpose) return head(purpose ?? title);
  return `${head(title)}<p dir="auto">${escapeHtml(purpose)}</p>`;
}

const promptParts = (prompt: SharedPrompt, origin: string, words: EmbedWords, by: string) =>
  [
    `<input type="checkbox" id="more" aria-label="${escapeHtml(words.more)}">`,
    `<div class="box"><pre id="text" dir="auto">${escapeHtml(prompt.content)}</pre></div><div class="bar">`,
    `<button id="copy" type="button" hidden data-label="${escapeHtml(words.copy)}" data-done="${escapeHtml(words.copied)}" data-failed="${escapeHtml(words.copyFailed)}">${escapeHtml(words.copy)}</button> `,
    `<label id="toggle" for="more"><span class="open">${escapeHtml(words.more)}</span> <span class="shut">${escapeHtml(words.less)}</span></label> `,
    `<a href="${escapeHtml(`${origin}/prompts/${prompt.shareId}`)}" target="_blank" rel="noopener">${escapeHtml(words.viewPage)}</a> `,
    `${by}</div>`,
  ].join("");
