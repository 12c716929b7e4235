/** Makes pictures that members upload fit to be shown. */
export interface Images {
  /**
   * A picture as a square of `size` pixels in WebP: upright, cut at its edges, without metadata.
   * Errors: `image_unsupported` for what is no JPEG, PNG or WebP, `image_unreadable` for a broken or an oversized one.
   */
  squarePicture(bytes: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array<ArrayBuffer>>;
}
