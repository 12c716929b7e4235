import { squareOf, type Crop, type Size } from "./crop";

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

/** The side of what is sent, in pixels: twice what is kept. */
const sent = 500;

/** Cuts the square out of a picture, as a file to be sent; null where the browser cannot. */
export async function cutSquare(picture: LoadedPicture, crop: Crop): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = sent;
  const context = canvas.getContext("2d");
  if (!context) return null;
  const { left, top, side } = squareOf(picture, crop);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture.image, left, top, side, side, 0, 0, sent, sent);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob && new File([blob], "avatar.png", { type: blob.type });
}
