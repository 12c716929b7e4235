import { expect, type Locator } from "@playwright/test";

import { decodePng } from "../formats/decode-png";

const names: Record<string, string> = { "100": "red", "010": "green", "001": "blue", "111": "white" };

/** The colors on the screen at these places of an element, each as fractions of its width and height. */
export async function seenColors(element: Locator, ...places: [x: number, y: number][]): Promise<string[]> {
  await expect
    .poll(() =>
      element.evaluate(
        (node) => !(node instanceof HTMLImageElement) || (node.complete && node.naturalWidth > 0),
      ),
    )
    .toBe(true);
  const picture = await element.screenshot({ animations: "disabled" });
  const pixel = decodePng(picture);
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  return places.map(([x, y]) => {
    const color = pixel(Math.floor(x * width), Math.floor(y * height)).slice(0, 3);
    return names[color.map((value) => Number(value > 150)).join("")] ?? color.join(" ");
  });
}
