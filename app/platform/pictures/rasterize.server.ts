import { initWasm, Resvg } from "@resvg/resvg-wasm";
import engine from "@resvg/resvg-wasm/index_bg.wasm?module";

let ready: Promise<void> | undefined;

/** Turns SVG into a PNG of the same size; `fonts`: TrueType files of its texts. The engine starts with the first picture. */
export async function rasterize(svg: string, fonts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  await (ready ??= initWasm(engine));
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false, fontBuffers: [...fonts] } });
  const pixels = drawing.render();
  try {
    return new Uint8Array(pixels.asPng());
  } finally {
    pixels.free();
    drawing.free();
  }
}
