import type { Language } from "~/languages";
import { escapeHtml } from "~/features/texts/escape-html";

/** The height of an embedded prompt in px, until its script makes it fit (specification, section 9). */
export const embedHeight = 400;

/** How much of the prompt the preview of the embed code shows. */
export const embedPreview = 150;

export const embedThemes = ["auto", "light", "dark"] as const;

export type EmbedTheme = (typeof embedThemes)[number];

export interface EmbedOptions {
  theme: EmbedTheme;
  /** Null: the reader's. */
  language: Language | null;
  /** Lets the frame follow the height of its content. */
  autoHeight: boolean;
}

/** The address of a prompt's widget. */
export function embedAddress(
  origin: string,
  shareId: string,
  { theme, language }: Partial<EmbedOptions>,
): string {
  const parameters = new URLSearchParams();
  if (theme && theme !== "auto") parameters.set("theme", theme);
  if (language) parameters.set("lang", language);
  const address = `${origin}/embed/${shareId}`;
  return parameters.size > 0 ? `${address}?${parameters}` : address;
}

/** Signs that mean something to HTML, and what stands for them. */
const plainSigns: Record<string, string> = { "<": "‹", ">": "›", "&": "＆", '"': "”", "'": "’" };

/** A text without the signs that mean something to HTML: some sites decode what is embedded twice, and run what comes out. */
export const plainText = (text: string): string => text.replaceAll(/[<>&"']/g, (sign) => plainSigns[sign]!);

/** A sandboxed frame around a widget: no cookies, no access to the page, but copying and new tabs. `more`: further attributes. */
export const embedFrame = (
  address: string,
  title: string,
  { width, height }: { width: number | string; height: number },
  more = "",
): string =>
  [
    `<iframe src="${escapeHtml(address)}" title="${plainText(title)}"`,
    `width="${width}" height="${height}" loading="lazy"`,
    `sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" allow="clipboard-write"`,
    `style="border:0"${more}></iframe>`,
  ].join(" ");

/** The HTML that puts a prompt on another site: a sandboxed frame, and the script that makes it fit where that is wished. */
export function embedCode(origin: string, shareId: string, title: string, options: EmbedOptions): string {
  const frame = embedFrame(embedAddress(origin, shareId, options), title, {
    width: "100%",
    height: embedHeight,
  });
  return options.autoHeight ? `${frame}\n<script async src="${origin}/embed.js"></script>` : frame;
}
