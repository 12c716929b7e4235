import { initWasm, Resvg } from "@resvg/resvg-wasm";
import engine from "@resvg/resvg-wasm/index_bg.wasm?module";

let ready: Promise<void> | undefined;

/** Turns SVG without text elements into a PNG of its own size. The engine starts with the first picture. */
export async function rasterize(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  await (ready ??= initWasm(engine));
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  try {
    const pixels = drawing.render();
    try {
      return new Uint8Array(pixels.asPng());
    } finally {
      pixels.free();
    }
  } finally {
    drawing.free();
  }
}
