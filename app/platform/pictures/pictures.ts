/** What is written on the picture of a shared prompt; each in the language it is to be read in. */
export interface PictureWords {
  /** The prompt's title, up to 50 characters in any script. */
  title: string;
  /** The name of its use, as on its badge. */
  kind: string;
  /** The name of the site. */
  product: string;
}

export interface Pictures {
  /**
   * Draws the picture by which other sites announce a shared prompt: a PNG of `pictureSize`. The same words always give
   * the same bytes. Signs no font has are left out, and a title with a letter no font has gives way to the name of the site,
   * so nothing in a title can make it fail; a piece of a font that cannot be read does.
   */
  renderPicture(words: PictureWords): Promise<Uint8Array<ArrayBuffer>>;
}

/** In pixels: the format every network shows whole. */
export const pictureSize = { width: 1200, height: 630 };
