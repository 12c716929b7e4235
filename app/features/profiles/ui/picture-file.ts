import { squareOf, type Crop, type Size } from "./crop";

/** A decoded picture with its object URL. */
export interface LoadedPicture extends Size {
  file: File;
  address: string;
  image: HTMLImageElement;
}

/** Decodes a file as a picture, with its EXIF orientation; null where it is none. */
export async function loadPicture(file: File): Promise<LoadedPicture | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  const { naturalWidth: width, naturalHeight: height } = await image.decode().then(
    () => image,
    () => new Image(),
  );
  // An SVG may have no intrinsic size.
  if (width > 0 && height > 0) return { file, address, image, width, height };
  URL.revokeObjectURL(address);
  return null;
}

/** The side of the uploaded picture, in pixels: twice the stored size. */
const sent = 500;

/** Crops a picture to a file for the upload; null where the browser cannot. */
export function cutSquare(picture: LoadedPicture, crop: Crop): File | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = sent;
  const context = canvas.getContext("2d");
  if (!context) return null;
  const { left, top, side } = squareOf(picture, crop);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture.image, left, top, side, side, 0, 0, sent, sent);
  // Not `toBlob`: it waits until the browser is idle, up to seconds.
  const [, base64] = canvas.toDataURL("image/png").split(",");
  const bytes = Uint8Array.from(atob(base64!), (character) => character.charCodeAt(0));
  return new File([bytes], "avatar.png", { type: "image/png" });
}
