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

/** Turns SVG without text elements into a PNG of the same size. */
export const rasterize = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  withDrawing(svg, [], (drawing) => {
    const pixels = drawing.render();
    try {
      return new Uint8Array(pixels.asPng());
    } finally {
      pixels.free();
    }
  });

/**
 * Shapes texts by the rules of their fonts (TrueType files) and returns the outline of each as SVG path data. The texts must
 * be free of XML syntax, and each must have an outline.
 */
export function outlineTexts(
  texts: readonly { text: string; family: string }[],
  { fonts, size }: { fonts: readonly Uint8Array[]; size: number },
): Promise<string[]> {
  const elements = texts.map(
    ({ text, family }) =>
      `<text id="text" font-family="${family}" font-weight="700" font-size="${size}">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${elements.join("")}</svg>`;
  return withDrawing(svg, fonts, (drawing) => {
    const groups: string[] = drawing.toString().split('<g id="text">').slice(1);
    if (groups.length !== texts.length) throw new Error("a text has no outline");
    return groups.map((group) => Array.from(group.matchAll(/ d="([^"]*)"/g), ([, path]) => path).join(" "));
  });
}
