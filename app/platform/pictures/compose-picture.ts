import { lineWidths, type Line } from "./line-widths";
import { pictureSize } from "./pictures";
import type { Sign } from "./read-title";
import { breakCost } from "./break-costs";
import { breakLines } from "./break-lines";

/** The town's own drawings as SVG, with the classes of its style sheet. */
export interface Drawings {
  /** The mark, 32 by 32. */
  mark: string;
  /** The street, 936 by 260; its two ends match. */
  street: string;
}

/** The texts of a picture, with the glyph of every character. */
export interface SetWords {
  /** Null if it is not drawable. */
  title: readonly Sign[] | null;
  kind: readonly Sign[];
  product: readonly Sign[];
}

/** The colors of the light theme in app.css; the moon, in plain lamp-yellow only, would rise behind the card. */
const paper = "#fbf8f2";
const ink = "#20242f";
const style = `.fill-accent{fill:#cc3d1f}.stroke-accent{stroke:#cc3d1f}.stroke-accent-ink{stroke:#fff}
.stroke-lamp{stroke:#f5c451}
.lantern,.curtain{fill:#cc3d1f}.lantern{stroke:none}.lamp{fill:#f5c451}.unlit{fill:none}.moon{display:none}`;

const card = { x: 48, y: 36, width: pictureSize.width - 96, height: 388 };
const padding = 52;
const header = { top: card.y + 40, height: 52 };
const title = {
  x: card.x + padding,
  top: header.top + header.height + 24,
  width: card.width - 2 * padding,
  height: card.y + card.height - 36 - (header.top + header.height + 24),
};
const street = { width: 850, height: 236 };

/** The share of an em above the baseline that centers a line of this typeface vertically. */
const rise = 0.38;

/** Draws the picture as SVG. */
export function composePicture({ title: titleSigns, kind, product }: SetWords, drawings: Drawings): string {
  const middle = header.top + header.height / 2;
  // The site's name replaces a title that cannot be drawn.
  const { size, lines } = (titleSigns && fitTitle(titleSigns, title)) ?? fitTitle(product, title)!;
  const first = title.top + title.height / 2 - ((lines.length - 1) / 2) * size * leading;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}" color="${ink}">
<style>${style}</style>
<rect width="100%" height="100%" fill="${paper}"/>
${drawStreet(drawings.street)}
<rect x="${card.x}" y="${card.y}" width="${card.width}" height="${card.height}" rx="28" fill="#fff" stroke="#e4ddd0" stroke-width="2"/>
<svg x="${title.x}" y="${header.top}" width="${header.height}" height="${header.height}" viewBox="0 0 32 32">${drawings.mark}</svg>
${drawLine(oneLine(product), { x: title.x + header.height + 18, middle, size: 32, color: ink })}
${kind.length ? drawTag(kind, middle) : ""}
${lines.map((line, index) => drawLine(line, { x: title.x, middle: first + index * size * leading, size, color: ink })).join("\n")}
</svg>`;
}

/** All of a text on one line. */
export const oneLine = (signs: readonly Sign[]) => lineWidths(signs).setLine(0, signs.length);

/** A line from its left edge, centered on a height: each sign where we set it. */
export function drawLine(line: Line, at: { x: number; middle: number; size: number; color: string }): string {
  const baseline = at.middle + rise * at.size;
  const signs = line.signs.map(
    ({ x, glyph }) =>
      `<text x="${at.x + x * at.size}" y="${baseline}" font-family="'${glyph.family}'" font-size="${at.size * glyph.scale}">${escapeXml(glyph.text)}</text>`,
  );
  return `<g fill="${at.color}" font-weight="700">${signs.join("")}</g>`;
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function drawTag(kind: readonly Sign[], middle: number): string {
  const size = 26;
  const line = oneLine(kind);
  const width = line.width * size + 48;
  const x = title.x + title.width - width;
  return `<rect x="${x}" y="${middle - 25}" width="${width}" height="50" rx="25" fill="#fcebe4"/>
${drawLine(line, { x: x + 24, middle, size, color: "#b83216" })}`;
}

/** The street continues beyond both edges. */
function drawStreet(drawing: string): string {
  const middle = (pictureSize.width - street.width) / 2;
  return [-street.width, 0, street.width]
    .map(
      (offset) =>
        `<svg x="${middle + offset}" y="${pictureSize.height - street.height}" width="${street.width}" height="${street.height}">${drawing}</svg>`,
    )
    .join("\n");
}

/** Distance between baselines, in ems. */
export const leading = 1.34;

/** Font sizes of a title, in pixels, and the smallest one accepted for each quality of breaks. */
const sizes = [104, 84, 76, 68, 62, 56, 52, 48, 44, 40, 36, 32];
const smallest = { [breakCost.phrase]: 52, [breakCost.word]: 48, [breakCost.forbidden]: 0 };

/** Sets a title as large as the box allows, best without breaking its phrases. Null if it is too long. */
export function fitTitle(
  signs: readonly Sign[],
  box: { width: number; height: number },
): { size: number; lines: Line[] } | null {
  if (signs.length === 0) return { size: sizes[0]!, lines: [] };
  const settings = sizes.flatMap((size) => {
    const setting = breakLines(signs, box.width / size, Math.floor(box.height / (size * leading)));
    return setting ? [{ size, ...setting }] : [];
  });
  for (const strain of [breakCost.phrase, breakCost.word, breakCost.forbidden]) {
    const fitting = settings.find((setting) => setting.strain <= strain && setting.size >= smallest[strain]!);
    if (fitting) return fitting;
  }
  return null;
}
