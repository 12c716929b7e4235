import { squareOf, type Crop } from "./crop";
import type { LoadedPicture } from "./load-picture";

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
