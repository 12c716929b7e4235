import { AppError } from "~/errors";

import { readImage } from "./read-image";
import { readWebp } from "./read-webp";

/**
 * What turns a picture upright, by how it lies as EXIF counts: first mirrored, then turned clockwise. Production would do it by
 * the EXIF data and the local runtime would not, so the data are taken out and it is asked for. The local runtime leaves out
 * `flip` all the same: there what lies mirrored (2, 4, 5 and 7, which no camera writes) stays mirrored.
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
  /** The sides of the result, in pixels. */
  size: number;
  /** The longest side of a picture that is taken, in pixels. */
  longest: number;
}

/** Makes pictures that members upload fit to be shown. */
export interface Images {
  /**
   * A picture as a square in WebP: upright, cut at its edges, without metadata. Errors: `image_unsupported` for what is no
   * JPEG, PNG or WebP, `image_unreadable` for a broken or an oversized one.
   */
  squarePicture(bytes: Uint8Array<ArrayBuffer>, order: SquareOrder): Promise<Uint8Array<ArrayBuffer>>;
}

/** By these codes the service says that the picture is at fault: too large, of no known format, not to be decoded. */
const pictureFaults = [9402, 9412, 9413, 9511, 9520, 9522, 9523];

/** Pictures by the Images binding, which decodes, cuts and encodes them outside the Worker. */
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
    // Whatever the service may leave in it, no metadata are kept.
    const file = readWebp(square);
    if (file?.width !== size || file.height !== size)
      throw new Error("The Images binding answered no square.");
    return file.bare;
  },
});
