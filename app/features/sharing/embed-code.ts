import { versionQuery } from "~/domain/version-number";
import type { Language } from "~/domain/languages";
import { escapeHtml } from "~/domain/escape-html";
import type { Theme } from "~/domain/themes";

/** Height of an embedded prompt in px, until its script adjusts it (specification, section 9). */
export const embedHeight = 400;

/** Length of the prompt in the embed code's preview, in characters. */
export const embedPreview = 150;

export type EmbedView = "text" | "form";

export interface EmbedOptions {
  /** With the form of the prompt's variables, or its text only. */
  view?: EmbedView;
  theme: Theme;
  /** Null for the reader's language. */
  language: Language | null;
  /** The frame follows the height of its content. */
  autoHeight: boolean;
  /** A shared version. Null for the current text. */
  version?: number | null;
}

/** The URL of a prompt's widget. */
export function embedAddress(
  origin: string,
  shareId: string,
  { theme, language, view, version }: Partial<EmbedOptions>,
): string {
  const parameters = new URLSearchParams(versionQuery(version));
  if (theme && theme !== "auto") parameters.set("theme", theme);
  if (language) parameters.set("lang", language);
  if (view === "form") parameters.set("view", view);
  const address = `${origin}/embed/${shareId}`;
  return parameters.size > 0 ? `${address}?${parameters}` : address;
}

/** Characters with a meaning in HTML, and their replacements. */
const plainSigns: Record<string, string> = { "<": "‹", ">": "›", "&": "＆", '"': "”", "'": "’" };

/** Replaces characters with a meaning in HTML: some sites decode embedded content twice and run the result. */
export const plainText = (text: string): string => text.replaceAll(/[<>&"']/g, (sign) => plainSigns[sign]!);

/** What a widget may do in its frame. */
export const embedSandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** A sandboxed frame for a widget: copying and new tabs, but no cookies. `more`: further attributes. */
export const embedFrame = (
  address: string,
  title: string,
  { width, height }: { width: number | string; height: number },
  more = "",
): string =>
  [
    `<iframe src="${escapeHtml(address)}" title="${plainText(title)}"`,
    `width="${width}" height="${height}" loading="lazy"`,
    `sandbox="${embedSandbox}" allow="clipboard-write"`,
    `style="border:0"${more}></iframe>`,
  ].join(" ");

/** HTML that embeds a prompt in another site: a sandboxed frame, and optionally the script that adjusts its height. */
export function embedCode(origin: string, shareId: string, title: string, options: EmbedOptions): string {
  const frame = embedFrame(embedAddress(origin, shareId, options), title, {
    width: "100%",
    height: embedHeight,
  });
  return options.autoHeight ? `${frame}\n<script async src="${origin}/embed.js"></script>` : frame;
}
