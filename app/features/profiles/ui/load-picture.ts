import type { Size } from "./crop";

/** A picture that the browser could read, under an address of this page. */
export interface LoadedPicture extends Size {
  address: string;
  image: HTMLImageElement;
}

/** Reads a chosen file as a picture, upright as its camera meant it; null where it is none. */
export async function loadPicture(file: File): Promise<LoadedPicture | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(address);
    return null;
  }
  return { address, image, width: image.naturalWidth, height: image.naturalHeight };
}
