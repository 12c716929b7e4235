import { AppError } from "~/errors";

import type { ImageFile } from "./image-file";
import { parseImage } from "./parse-image";
import { parseWebp } from "./parse-webp";

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

interface SquareOptions {
  /** Width and height of the result, in pixels. */
  size: number;
  /** The longest accepted side, in pixels. */
  longest: number;
}

interface FittedOptions {
  /** The longest side of each result, in pixels; a smaller picture keeps its size. */
  sides: readonly number[];
  /** The longest accepted side, in pixels. */
  longest: number;
}

export interface EncodedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

export interface Images {
  /**
   * A picture as a square WebP: upright, cropped, without metadata. Errors: `image_unsupported` for a file other than
   * JPEG, PNG or WebP, `image_unreadable` for a broken or an oversized one.
   */
  squarePicture(bytes: Uint8Array<ArrayBuffer>, options: SquareOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** A whole picture in several sizes, in their order; otherwise as `squarePicture`. */
  fittedPictures(bytes: Uint8Array<ArrayBuffer>, options: FittedOptions): Promise<EncodedPicture[]>;
}

/** Service codes for a faulty picture: too large, of an unknown format, not decodable. */
const pictureFaults = [9402, 9412, 9413, 9511, 9520, 9522, 9523];

/** A picture upright in these pixels; of another proportion it is cropped. */
async function encode(
  binding: ImagesBinding,
  { bare, orientation }: ImageFile,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const steps = [...turns[orientation]!, { width, height, fit: "cover" } as const];
  const picture = steps.reduce(
    (transformer, step) => transformer.transform(step),
    binding.input(new Blob([bare]).stream()),
  );
  const result = await picture.output({ format: "image/webp", anim: false }).catch((cause: unknown) => {
    const isFault = pictureFaults.includes((cause as Partial<ImagesError>).code ?? 0);
    throw isFault ? new AppError("image_unreadable", { cause }) : cause;
  });
  const encoded = new Uint8Array(await new Response(result.image()).arrayBuffer());
  // Removes any metadata that the service left.
  const file = parseWebp(encoded);
  if (file?.width !== width || file.height !== height)
    throw new Error("The Images binding answered another size.");
  return file.bare;
}

/** Orientations in which a picture lies on its side. */
const firstLying = 5;

/** The pixels of an upright picture whose longest side is at most `side`. */
export function fittedSize({ width, height, orientation }: Omit<ImageFile, "bare">, side: number) {
  const [across, down] = orientation >= firstLying ? [height, width] : [width, height];
  const scale = Math.min(1, side / Math.max(across, down));
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: scaled(across), height: scaled(down) };
}

/** Pictures by the Images binding, which decodes, crops and encodes them outside the Worker. */
export const cloudflareImages = (binding: ImagesBinding): Images => ({
  squarePicture: async (bytes, { size, longest }) =>
    encode(binding, parseImage(bytes, longest), { width: size, height: size }),
  async fittedPictures(bytes, { sides, longest }) {
    const file = parseImage(bytes, longest);
    const pictures: EncodedPicture[] = [];
    for (const side of sides) {
      const size = fittedSize(file, side);
      pictures.push({ bytes: await encode(binding, file, size), ...size });
    }
    return pictures;
  },
});
