import { expect, test } from "vitest";

import { dragged, inside, mostZoom, placement, squareOf, wholeSquare } from "./crop";

const wide = { width: 400, height: 200 };
const tall = { width: 100, height: 300 };

test("a picture starts with the largest centered square", () => {
  expect(squareOf(wide, wholeSquare)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf(tall, wholeSquare)).toEqual({ left: 0, top: 100, side: 100 });
});

test("a square never leaves its picture", () => {
  expect(squareOf(wide, inside(wide, { zoom: 1, x: 0, y: 9 }))).toEqual({ left: 0, top: 0, side: 200 });
  expect(squareOf(wide, inside(wide, { zoom: 2, x: 1, y: 1 }))).toEqual({ left: 300, top: 100, side: 100 });
  expect(inside(wide, { zoom: 99, x: 0.5, y: 0.5 }).zoom).toBe(mostZoom);
  expect(inside(wide, { zoom: 0.1, x: 0.5, y: 0.5 }).zoom).toBe(1);
});

test("dragging moves the picture with the finger, up to its edge", () => {
  const moved = dragged(wide, wholeSquare, 100, { x: 25, y: 10 });
  expect(squareOf(wide, moved)).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareOf(wide, dragged(wide, wholeSquare, 100, { x: 999, y: 0 })).left).toBe(0);
});

test("the crop is the part behind the window", () => {
  expect(placement(wide, wholeSquare)).toEqual({ width: "200%", height: "100%", left: "-50%", top: "0%" });
});
