/**
 * What turns a picture upright, by how it lies as EXIF counts: first mirrored, then turned clockwise. Production would do it by
 * the EXIF data and the local runtime would not, so the data are taken out and it is asked for. The local runtime leaves out
 * `flip` all the same: there what lies mirrored (2, 4, 5 and 7, which no camera writes) stays mirrored.
 */
export const turns: Record<number, ImageTransform[]> = {
  1: [],
  2: [{ flip: "h" }],
  3: [{ rotate: 180 }],
  4: [{ flip: "v" }],
  5: [{ flip: "h" }, { rotate: 270 }],
  6: [{ rotate: 90 }],
  7: [{ flip: "h" }, { rotate: 90 }],
  8: [{ rotate: 270 }],
};
