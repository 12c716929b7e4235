import { largestFile } from "~/platform/files";

/** How long the texts of a profile may be, in characters. */
export const displayNameLimit = 50;
export const bioLimit = 500;
export const linkLimit = 500;

/** The largest picture that is taken, in bytes, and its longest side in pixels. */
export const avatarBytes = largestFile;
export const avatarSide = 4_096;

/** The sides of the picture that is kept, in pixels (specification, section 5). */
export const avatarSize = 250;

/** How a form brings a picture. */
export const avatarUpload = { field: "avatar", limit: avatarBytes, tooLarge: "image_too_large" } as const;
