interface SquareOrder {
  /** The sides of the result, in pixels. */
  size: number;
  /** The longest side of a picture that is taken, in pixels. */
  longest: number;
}

/** Makes pictures that members upload fit to be shown. */
export interface Images {
  /**
   * A picture as a square in WebP: upright, cut at its edges, without metadata. Errors: `image_unsupported` for what is no
   * JPEG, PNG or WebP, `image_unreadable` for a broken or an oversized one.
   */
  squarePicture(bytes: Uint8Array<ArrayBuffer>, order: SquareOrder): Promise<Uint8Array<ArrayBuffer>>;
}
