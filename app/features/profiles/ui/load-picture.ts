import type { Size } from "./crop";

/** A picture that the browser could read, under an address of this page. */
export interface LoadedPicture extends Size {
  file: File;
  address: string;
  image: HTMLImageElement;
}

/** Reads a chosen file as a picture, upright as its camera meant it; null where it is none. */
export async function loadPicture(file: File): Promise<LoadedPicture | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  const { naturalWidth: width, naturalHeight: height } = await image.decode().then(
    () => image,
    () => new Image(),
  );
  // A drawing may have no size of its own.
  if (width > 0 && height > 0) return { file, address, image, width, height };
  URL.revokeObjectURL(address);
  return null;
}
