import { largestFile } from "~/platform/files";

/** Maximum lengths of a profile's texts, in characters. */
export const displayNameLimit = 50;
export const bioLimit = 500;
export const linkLimit = 500;

/** Maximum size of an upload in bytes, and of its longest side in pixels. */
export const avatarBytes = largestFile;
export const avatarSide = 4_096;

/** Side of the stored picture, in pixels (specification, section 5). */
export const avatarSize = 250;

export const avatarUpload = { field: "avatar", limit: avatarBytes, tooLarge: "image_too_large" } as const;
