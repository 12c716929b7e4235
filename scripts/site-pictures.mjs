// The icons of the site in `public/`, drawn from its own components (`workers/draw-town.tsx`).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { initWasm, Resvg } from "@resvg/resvg-wasm";

const require = createRequire(import.meta.url);

const markStyle = `.fill-accent{fill:#cc3d1f}.stroke-accent{stroke:#cc3d1f}.stroke-accent-ink{stroke:#fff}.stroke-lamp{stroke:#f5c451}`;

const icon = (mark, size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><style>${markStyle}</style>${mark}</svg>`;

/**
 * The mark on a full square of its ground color: the system cuts the shape. `share`: the mark's part of the side; a circle of four fifths
 * always stays (W3C, maskable icons).
 */
function appIcon(mark, size, share) {
  const inner = Math.round((size * share) / 2) * 2;
  const margin = (size - inner) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<style>${markStyle}</style>
<rect width="${size}" height="${size}" fill="#fbf8f2"/>
<svg x="${margin}" y="${margin}" width="${inner}" height="${inner}">${mark}</svg>
</svg>`;
}

function rasterize(svg) {
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  return Buffer.from(drawing.render().asPng());
}

/** An icon file with one PNG: its directory, then the picture. */
function iconFile(png, size) {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

let ready;

/** Sizes of the extension's icons, in px. */
const extensionSizes = [16, 32, 48, 128];

/** Draws every icon of the site and of the extension from SVG; returns the files' contents by their paths. */
export async function drawPictures({ mark }) {
  await (ready ??= initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
  return {
    "public/apple-touch-icon.png": rasterize(appIcon(mark, 180, 0.711)),
    "public/favicon.ico": iconFile(rasterize(icon(mark, 32)), 32),
    ...Object.fromEntries(
      [192, 512].flatMap((size) => [
        [`public/app/icon-${size}.png`, rasterize(icon(mark, size))],
        [`public/app/maskable-${size}.png`, rasterize(appIcon(mark, size, 0.54))],
      ]),
    ),
    ...Object.fromEntries(
      extensionSizes.map((size) => [`extension/public/icon/${size}.png`, rasterize(icon(mark, size))]),
    ),
  };
}
