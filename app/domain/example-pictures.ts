/** Kinds of an example: what a prompt made. */
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
}

/** A picture of an example as shown. */
export interface ExamplePicture extends Omit<StoredPicture, "id"> {
  /** Path of the large picture. */
  url: string;
  previewUrl: string;
}

/** The path of an example's picture on this site. */
export const pictureUrl = (exampleId: string, size: PictureSize): string =>
  `/examples/${exampleId}/${size}.webp`;

/** A picture with its paths. */
export const shownPicture = ({ id, width, height, alt }: StoredPicture): ExamplePicture => ({
  url: pictureUrl(id, "picture"),
  previewUrl: pictureUrl(id, "preview"),
  width,
  height,
  alt,
});
