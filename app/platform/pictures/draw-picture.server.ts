import { composeDuskPicture } from "./compose-dusk-picture";
import { composePicture, type Drawings } from "./compose-picture";
import type { ReadAsset } from "./fonts/font-files";
import { openGlyphs } from "./fonts/open-glyphs.server";
import type { PictureStyle, PictureWords } from "./pictures";
import { rasterize } from "./rasterize.server";
import { readTitle, splitCharacters } from "./read-title";

/** The implementation of `townPictures`, with all its dependencies loaded. */
export async function drawPicture(
  words: PictureWords,
  style: PictureStyle,
  { readAsset, drawTown }: { readAsset: ReadAsset; drawTown: () => Promise<Drawings> },
): Promise<Uint8Array<ArrayBuffer>> {
  const [title, kind, product] = [words.title, words.kind, words.product].map(splitCharacters);
  const [{ glyphOf, fonts }, drawings] = await Promise.all([
    openGlyphs([title!, kind!, product!].flat(), readAsset),
    drawTown(),
  ]);
  const [titleSigns, kindSigns, productSigns] = [title, kind, product].map((characters) =>
    readTitle(characters!, glyphOf),
  );
  const compose = { card: composePicture, dusk: composeDuskPicture }[style];
  return rasterize(
    compose({ title: titleSigns!, kind: kindSigns ?? [], product: productSigns ?? [] }, drawings),
    fonts,
  );
}
