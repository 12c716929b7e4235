import { eq } from "drizzle-orm";

import { exampleFiles } from "~/db/schema";
import { pictureSizes } from "~/domain/example-pictures";
import { exampleKey } from "~/domain/file-keys";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { exampleBytes, exampleSide, storedSides, uploadTime } from "./limits";

export interface StoredUpload {
  width: number;
  height: number;
  pictureBytes: number;
}

/**
 * Stores an upload in both sizes as the picture of a coming example. Until its row is there the files are marked for deletion, so that
 * nothing stays after a crash. Errors: `image_too_large`, and those of `fittedPictures`.
 */
export async function storePicture(
  { db, clock, files, images }: Pick<Services, "db" | "clock" | "files" | "images">,
  userId: string,
  exampleId: string,
  upload: Uint8Array<ArrayBuffer>,
): Promise<StoredUpload> {
  if (upload.byteLength > exampleBytes) throw new AppError("image_too_large");
  const pictures = await images.fittedPictures(upload, {
    sides: pictureSizes.map((size) => storedSides[size]),
    longest: exampleSide,
  });
  const dueAt = new Date(clock.now().getTime() + uploadTime);
  await db.insert(exampleFiles).values({ id: exampleId, userId, dueAt });
  for (const [at, size] of pictureSizes.entries())
    await files.write(exampleKey(userId, exampleId, size), pictures[at]!.bytes, {
      type: "image/webp",
      version: exampleId,
    });
  const { width, height } = pictures[0]!;
  return { width, height, pictureBytes: pictures.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) };
}

/** Deletes the files of a picture, then their mark. */
export async function dropPicture(
  { db, files }: Pick<Services, "db" | "files">,
  userId: string,
  exampleId: string,
): Promise<void> {
  await files.delete(pictureSizes.map((size) => exampleKey(userId, exampleId, size)));
  await db.delete(exampleFiles).where(eq(exampleFiles.id, exampleId));
}
