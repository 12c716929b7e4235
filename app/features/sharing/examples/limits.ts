import { largestFile } from "~/platform/files";

export const examplesLimit = 4;

/** Maximum lengths in characters: of a text, of a picture's description, and of an example's values together. */
export const exampleTextLimit = 4_000;
export const altLimit = 200;
export const valuesLimit = 2_000;

/** Maximum size of an upload in bytes, and of its longest side in pixels. */
export const exampleBytes = largestFile;
export const exampleSide = 4_096;

/** The longest side of the stored picture and of its preview, in pixels. */
export const storedSides = { picture: 1_600, preview: 480 } as const;

/** Time for storing an upload, in milliseconds; after it the files of an unfinished one are deleted. */
export const uploadTime = 60 * 60 * 1_000;

export const exampleUpload = { field: "picture", limit: exampleBytes, tooLarge: "image_too_large" } as const;
