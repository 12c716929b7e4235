import type { Drawings } from "./compose-picture";
import type { ReadAsset } from "./fonts/font-files";
import type { Pictures } from "./pictures";

/** Draws pictures with the fonts and the drawings of this site; what it needs is loaded with the first picture. */
export function townPictures(sources: {
  readAsset: ReadAsset;
  /** The town's own drawings, asked for once per picture. */
  drawTown: () => Promise<Drawings>;
}): Pictures {
  return {
    async renderPicture(words) {
      const { drawPicture } = await import("./draw-picture.server");
      return drawPicture(words, sources);
    },
  };
}
