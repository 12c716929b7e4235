import type { ExamplePicture } from "~/domain/example-pictures";

interface FirstPictureProps {
  picture: Omit<ExamplePicture, "url">;
}

/** The first picture that a prompt made, on its card; it keeps its place while it loads. */
export function FirstPicture({ picture: { previewUrl, width, height, alt } }: FirstPictureProps) {
  return (
    <img
      src={previewUrl}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="card-picture"
    />
  );
}
