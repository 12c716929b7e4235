export const exampleKinds = ["picture", "text"] as const;

export type ExampleKind = (typeof exampleKinds)[number];

/** Sizes of an example's picture: the large one, and the preview for cards and pages. */
export const pictureSizes = ["picture", "preview"] as const;

export type PictureSize = (typeof pictureSizes)[number];

/** A picture in the row of its prompt or example. */
export interface StoredPicture {
  /** The example's id. */
  id: string;
  /** Pixels of the large picture. */
  width: number;
  height: number;
  /** The picture in its author's words. */
  alt: string;
  /** Drawn by the editors; one of the site's own files. */
  isSample: boolean;
}

/** The beginning of a text in the row of its prompt. */
export interface StoredText {
  text: string;
  /** Written by the editors. */
  isSample: boolean;
}

/** Characters of an example's text in the row of its prompt. */
export const firstTextLength = 400;

export interface ExamplePicture extends Omit<StoredPicture, "id"> {
  /** Path of the large picture. */
  url: string;
  previewUrl: string;
}

/** The path of an example's picture on this site; that of a sample is one drawing in `public/`. */
export const pictureUrl = (exampleId: string, size: PictureSize, isSample = false): string =>
  isSample ? `/editors/${exampleId}.svg` : `/examples/${exampleId}/${size}.webp`;

/** A picture with its paths. */
export const shownPicture = ({ id, width, height, alt, isSample }: StoredPicture): ExamplePicture => ({
  url: pictureUrl(id, "picture", isSample),
  previewUrl: pictureUrl(id, "preview", isSample),
  width,
  height,
  alt,
  isSample,
});
