import { initWasm, Resvg } from "@resvg/resvg-wasm";
import engine from "@resvg/resvg-wasm/index_bg.wasm?module";

let ready: Promise<void> | undefined;

/** Parses SVG and passes it to `use`. The engine starts with the first picture. */
async function withDrawing<Result>(
  svg: string,
  fonts: readonly Uint8Array[],
  use: (drawing: InstanceType<typeof Resvg>) => Result,
): Promise<Result> {
  await (ready ??= initWasm(engine));
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false, fontBuffers: [...fonts] } });
  try {
    return use(drawing);
  } finally {
    drawing.free();
  }
}

/** Turns SVG into a PNG of the same size; `fonts`: TrueType files of its texts. */
export const rasterize = (svg: string, fonts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> =>
  withDrawing(svg, fonts, (drawing) => {
    const pixels = drawing.render();
    try {
      return new Uint8Array(pixels.asPng());
    } finally {
      pixels.free();
    }
  });

/** Size of measured texts: their outlines are in whole thousandths of an em. */
const measuredSize = 1000;

/**
 * Shapes texts by the rules of their fonts, in which glyphs are boxes as wide as their advances (`withBoxes`), and returns
 * the width of each in ems. The texts must be free of XML syntax, and each must have a box.
 */
export function measureTexts(
  texts: readonly { text: string; family: string }[],
  fonts: readonly Uint8Array[],
): Promise<number[]> {
  const elements = texts.map(
    ({ text, family }) =>
      `<text id="text" font-family="'${family}'" font-weight="700" font-size="${measuredSize}">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${elements.join("")}</svg>`;
  return withDrawing(svg, fonts, (drawing) => {
    const groups: string[] = drawing.toString().split('<g id="text">').slice(1);
    if (groups.length !== texts.length) throw new Error("a text has no outline");
    return groups.map((group) => rightEdge(group) / measuredSize);
  });
}

/** The largest x in the SVG paths of a group. */
const rightEdge = (group: string) =>
  Math.max(0, ...Array.from(group.matchAll(/[ML] (\S+)/g), ([, x]) => Number(x)));
