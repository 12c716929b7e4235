import { expect, test } from "vitest";

import { placeOf } from "./picture-places";

test.each([
  ["インスタのストーリー用 苺パフェ", "9:16"],
  ["スマホの壁紙 星空", "9:16"],
  ["縦A3のポスター", "3:4"],
  ["A4横 チラシ", "4:3"],
  ["プレゼンの背景 青系", "16:9"],
  ["LINEスタンプ うさぎ", "1:1"],
  ["名刺のデザイン 花屋", "5:3"],
  ["instagram story for our sale", "9:16"],
  ["movie poster for a heist film", "2:3"],
  ["twitter header with my cat", "3:1"],
  ["app icon for a habit tracker", "1:1"],
  ["fondo de pantalla para el celular con montañas", "9:16"],
  ["fondo pastel pa presentacion", "16:9"],
  ["tarjeta de presentación para una florista", "5:3"],
  ["cartel de feria", "3:4"],
])("%s is for a place of the shape %s", (text, ratio) => {
  expect(placeOf(text)?.ratio).toBe(ratio);
});

test.each([
  "ポスターが貼ってある部屋",
  "a bedroom with a poster on the wall",
  "a story about a fox",
  "una calle con un cartel viejo",
  "a man holding a flyer",
])("%s shows a thing, or tells a story, and names no place", (text) => {
  expect(placeOf(text)).toBeNull();
});
