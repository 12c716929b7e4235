import type { Images } from "./images";

/** Pictures by the Images binding. */
export const cloudflareImages = (binding: ImagesBinding): Images => ({
  async squarePicture(bytes, size) {
    const result = await binding
      .input(new Blob([bytes]).stream())
      .transform({ width: size, height: size, fit: "cover" })
      .output({ format: "image/webp" });
    return new Uint8Array(await new Response(result.image()).arrayBuffer());
  },
});
