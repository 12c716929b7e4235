import type { Drawings } from "./compose-picture";
import type { ReadAsset } from "./fonts/font-files";
import type { Pictures } from "./pictures";

/** Draws pictures with this site's fonts and drawings; its code loads with the first picture. */
export function townPictures(sources: {
  readAsset: ReadAsset;
  /** The town's own drawings, called once per picture. */
  drawTown: () => Promise<Drawings>;
}): Pictures {
  return {
    async renderPicture(words, style = "card") {
      const { drawPicture } = await import("./draw-picture.server");
      return drawPicture(words, style, sources);
    },
  };
}
