import { AppError } from "~/errors";

import { readImage } from "./read-image";
import { readWebp } from "./read-webp";

/**
 * Transforms that turn a picture upright, by EXIF orientation: first mirror, then rotate clockwise. Production would apply EXIF
 * data and the local runtime would not, so the data are removed and the transforms explicit. The local runtime ignores `flip`:
 * there the mirrored orientations (2, 4, 5 and 7, which no camera writes) stay mirrored.
 */
export const turns: Record<number, ImageTransform[]> = {
  1: [],
  2: [{ flip: "h" }],
  3: [{ rotate: 180 }],
  4: [{ flip: "v" }],
  5: [{ flip: "h" }, { rotate: 270 }],
  6: [{ rotate: 90 }],
  7: [{ flip: "h" }, { rotate: 90 }],
  8: [{ rotate: 270 }],
};

interface SquareOrder {
  /** Width and height of the result, in pixels. */
  size: number;
  /** The longest accepted side, in pixels. */
  longest: number;
}

/** Processing of uploaded pictures. */
export interface Images {
  /**
   * A picture as a square WebP: upright, cropped, without metadata. Errors: `image_unsupported` for a file other than
   * JPEG, PNG or WebP, `image_unreadable` for a broken or an oversized one.
   */
  squarePicture(bytes: Uint8Array<ArrayBuffer>, order: SquareOrder): Promise<Uint8Array<ArrayBuffer>>;
}

/** Service codes for a faulty picture: too large, of an unknown format, not decodable. */
const pictureFaults = [9402, 9412, 9413, 9511, 9520, 9522, 9523];

/** Pictures by the Images binding, which decodes, crops and encodes them outside the Worker. */
export const cloudflareImages = (binding: ImagesBinding): Images => ({
  async squarePicture(bytes, { size, longest }) {
    const { bare, orientation } = readImage(bytes, longest);
    const steps = [...turns[orientation]!, { width: size, height: size, fit: "cover" } as const];
    const picture = steps.reduce(
      (transformer, step) => transformer.transform(step),
      binding.input(new Blob([bare]).stream()),
    );
    const result = await picture.output({ format: "image/webp", anim: false }).catch((cause: unknown) => {
      const isFault = pictureFaults.includes((cause as Partial<ImagesError>).code ?? 0);
      throw isFault ? new AppError("image_unreadable", { cause }) : cause;
    });
    const square = new Uint8Array(await new Response(result.image()).arrayBuffer());
    // Removes any metadata that the service left.
    const file = readWebp(square);
    if (file?.width !== size || file.height !== size)
      throw new Error("The Images binding answered no square.");
    return file.bare;
  },
});
