/** The texts of a share picture, each in its own language. */
export interface PictureWords {
  /** The prompt's title, up to 50 characters in any script. */
  title: string;
  /** The label of its type, as on its badge. */
  kind: string;
  /** The name of the site. */
  product: string;
}

/** A title on a card before the street, or over the street at dusk. */
export type PictureStyle = "card" | "dusk";

export interface Pictures {
  /**
   * Draws the share picture of a prompt (`card`) or of the site's own pages (`dusk`, without a kind): a PNG of `pictureSize`. The same texts always give the same bytes. Characters
   * missing from all fonts are left out, and a title with a letter missing from all fonts is replaced by the site's name, so
   * no title makes it fail. Throws when a font file cannot be read.
   */
  renderPicture(words: PictureWords, style?: PictureStyle): Promise<Uint8Array<ArrayBuffer>>;
}

/** In pixels: a format that every social network shows uncropped. */
export const pictureSize = { width: 1200, height: 630 };
