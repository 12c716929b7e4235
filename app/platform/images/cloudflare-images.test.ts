import { expect, test } from "vitest";

import { turns } from "./cloudflare-images.server";

type Corners = [string, string, string, string];

const mirror = ([a, b, c, d]: Corners): Corners => [b, a, d, c];
const upend = ([a, b, c, d]: Corners): Corners => [c, d, a, b];
const turn = ([a, b, c, d]: Corners): Corners => [c, a, d, b];

function apply(corners: Corners, { flip, rotate = 0 }: ImageTransform): Corners {
  let result = corners;
  if (flip === "h") result = mirror(result);
  if (flip === "v") result = upend(result);
  for (let angle = 0; angle < rotate; angle += 90) result = turn(result);
  return result;
}

test.each<[number, string]>([
  [1, "a b c d"],
  [2, "b a d c"],
  [3, "d c b a"],
  [4, "c d a b"],
  [5, "a c b d"],
  [6, "c a d b"],
  [7, "d b c a"],
  [8, "b d a c"],
])("orientation %i is turned to %s", (orientation, upright) => {
  expect(turns[orientation]!.reduce(apply, ["a", "b", "c", "d"]).join(" ")).toBe(upright);
});
