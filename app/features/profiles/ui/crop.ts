/** A square crop of a picture: the zoom beyond filling the square, and the center (0 to 1). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** The size of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

export const wholeSquare: Crop = { zoom: 1, x: 0.5, y: 0.5 };

export const mostZoom = 4;

/** The side of the crop, in the picture's pixels. */
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** The crop as a rectangle, in the picture's pixels. */
export function squareOf(size: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** A crop clamped to the picture. */
export function inside(size: Size, { zoom, x, y }: Crop): Crop {
  const fit = Math.min(Math.max(zoom, 1), mostZoom);
  const half = sideOf(size, fit) / 2;
  const between = (middle: number, length: number) =>
    Math.min(Math.max(middle, half / length), 1 - half / length);
  return { zoom: fit, x: between(x, size.width), y: between(y, size.height) };
}

/** A crop after a drag of the picture in a square of `frame` CSS pixels. */
export function dragged(size: Size, crop: Crop, frame: number, by: { x: number; y: number }): Crop {
  const perPixel = sideOf(size, crop.zoom) / frame;
  return inside(size, {
    ...crop,
    x: crop.x - (by.x * perPixel) / size.width,
    y: crop.y - (by.y * perPixel) / size.height,
  });
}

/** Size and position of the whole picture behind a square window, in percent of the window. */
export function placement(size: Size, crop: Crop) {
  const { left, top, side } = squareOf(size, crop);
  const percent = (pixels: number) => `${(100 * pixels) / side}%`;
  return {
    width: percent(size.width),
    height: percent(size.height),
    left: percent(0 - left),
    top: percent(0 - top),
  };
}
