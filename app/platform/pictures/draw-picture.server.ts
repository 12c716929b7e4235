import { composePicture, type Drawings } from "./compose-picture";
import { openGlyphs, type ReadAsset } from "./fonts/open-glyphs.server";
import type { PictureWords } from "./pictures";
import { rasterize } from "./rasterize.server";
import { readTitle, splitCharacters } from "./read-title";

/** What `townPictures` promises, with everything it takes loaded. */
export async function drawPicture(
  words: PictureWords,
  { readAsset, drawTown }: { readAsset: ReadAsset; drawTown: () => Promise<Drawings> },
): Promise<Uint8Array<ArrayBuffer>> {
  const [title, kind, product] = [words.title, words.kind, words.product].map(splitCharacters);
  const [glyphOf, drawings] = await Promise.all([
    openGlyphs([...title!, ...kind!, ...product!, "…"], readAsset),
    drawTown(),
  ]);
  const set = (characters: string[] | undefined) => readTitle(characters ?? [], glyphOf) ?? [];
  const [titleSigns, productSigns] = [set(title), set(product)];
  return rasterize(
    composePicture(
      // A title in a script no font has leaves the name of the town to speak.
      { title: titleSigns.length ? titleSigns : productSigns, kind: set(kind), product: productSigns },
      drawings,
    ),
  );
}
