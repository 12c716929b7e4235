import { drawLine, fitTitle, leading, oneLine, type Drawings, type SetWords } from "./compose-picture";
import { pictureSize } from "./pictures";

/** The colors of the dark theme in app.css. */
const ink = "#eeeae1";
const sky = "#242836";
const ground = "#15171f";
const style = `.fill-accent{fill:#cc3d1f}.stroke-accent{stroke:#cc3d1f}.stroke-accent-ink{stroke:#fff}
.stroke-lamp{stroke:#f5c451}
.lantern,.curtain{fill:#f4785a}.lantern{stroke:none}.lamp,.moon{fill:#f5c451}.unlit{fill:none}`;

/** As wide as the picture, with a little ground below. */
const street = { width: 1240, height: 344, top: 262 };
const head = { middle: 70, mark: 56, size: 34, gap: 18 };
const title = { top: 118, width: 1060, height: 168 };

/** Draws the street at dusk under the title, both in the middle, as SVG. */
export function composeDuskPicture({ title: signs, product }: SetWords, drawings: Drawings): string {
  const { size, lines } = (signs && fitTitle(signs, title)) ?? fitTitle(product, title)!;
  const first = title.top + title.height / 2 - ((lines.length - 1) / 2) * size * leading;
  const name = oneLine(product);
  const nameWidth = head.mark + head.gap + name.width * head.size;
  const left = (pictureSize.width - nameWidth) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}" color="${ink}">
<style>${style}</style>
<rect width="100%" height="100%" fill="${sky}"/>
<rect y="${street.top + (street.height * 236) / 260}" width="100%" height="100%" fill="${ground}"/>
<svg x="${(pictureSize.width - street.width) / 2}" y="${street.top}" width="${street.width}" height="${street.height}">${drawings.street}</svg>
<svg x="${left}" y="${head.middle - head.mark / 2}" width="${head.mark}" height="${head.mark}" viewBox="0 0 32 32">${drawings.mark}</svg>
${drawLine(name, { x: left + head.mark + head.gap, middle: head.middle, size: head.size, color: ink })}
${lines.map((line, index) => drawLine(line, { x: (pictureSize.width - line.width * size) / 2, middle: first + index * size * leading, size, color: ink })).join("\n")}
</svg>`;
}
