import { composePicture, type Drawings } from "./compose-picture";
import type { ReadAsset } from "./fonts/font-files";
import { openGlyphs } from "./fonts/open-glyphs.server";
import type { PictureWords } from "./pictures";
import { rasterize } from "./rasterize.server";
import { readTitle, splitCharacters } from "./read-title";

/** The implementation of `townPictures`, with all its dependencies loaded. */
export async function drawPicture(
  words: PictureWords,
  { readAsset, drawTown }: { readAsset: ReadAsset; drawTown: () => Promise<Drawings> },
): Promise<Uint8Array<ArrayBuffer>> {
  const [title, kind, product] = [words.title, words.kind, words.product].map(splitCharacters);
  const [glyphOf, drawings] = await Promise.all([
    openGlyphs(
      [title, kind, product].flatMap((characters) => characters!.map(({ shape }) => shape)),
      readAsset,
    ),
    drawTown(),
  ]);
  const [titleSigns, kindSigns, productSigns] = [title, kind, product].map((characters) =>
    readTitle(characters!, glyphOf),
  );
  return rasterize(
    composePicture({ title: titleSigns!, kind: kindSigns ?? [], product: productSigns ?? [] }, drawings),
  );
}
