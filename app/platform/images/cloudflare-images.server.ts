import { AppError } from "~/errors";

import type { Images } from "./images";
import { readImage } from "./read-image";
import { readWebp } from "./read-webp";
import { turns } from "./turns";

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
