import { avatarBytes } from "./limits";

/** How a form brings a picture. */
export const avatarUpload = { field: "avatar", limit: avatarBytes, tooLarge: "image_too_large" } as const;
