import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { drawTown } from "../workers/draw-town";
// @ts-expect-error A script without types.
import { drawPictures } from "./site-pictures.mjs";

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("the site's icons equal the output for its mark (`npm run pictures`)", async () => {
  const drawn: Record<string, Buffer> = await drawPictures(await drawTown());
  for (const [name, bytes] of Object.entries(drawn))
    expect(readFileSync(join(import.meta.dirname, "..", name)).equals(bytes), name).toBe(true);
  expect(sizeOf(drawn["public/apple-touch-icon.png"]!)).toEqual([180, 180]);
  for (const size of [192, 512])
    for (const name of ["icon", "maskable"])
      expect(sizeOf(drawn[`public/app/${name}-${size}.png`]!)).toEqual([size, size]);
  expect(sizeOf(drawn["public/favicon.ico"]!.subarray(22))).toEqual([32, 32]);
  expect(sizeOf(drawn["extension/public/icon/128.png"]!)).toEqual([128, 128]);
});
