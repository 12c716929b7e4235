/** The id of the preview, for the link on a phone. */
export const previewId = "preview";
