import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./app.css", import.meta.url), "utf8");
const tokens = new Map<string, { light: string; dark: string }>();
for (const [, name, light, dark] of css.matchAll(
  /--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
)) {
  tokens.set(name!, { light: light!, dark: dark! });
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(first: string, second: string): number {
  const [bright, dim] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (bright! + 0.05) / (dim! + 0.05);
}

const grounds = ["paper", "surface", "surface-raised", "surface-sunken"];
const onEveryGround = (name: string) => grounds.map((ground): [string, string] => [name, ground]);

const textPairs: [string, string][] = [
  ...["ink", "ink-soft", "accent-text", "lamp-text", "danger", "success", "info"].flatMap(onEveryGround),
  ["accent-ink", "accent"],
  ["accent-ink", "accent-hover"],
  ["danger-ink", "danger"],
  ["danger-ink", "danger-hover"],
  ["lamp-ink", "lamp"],
  ["accent-text", "accent-soft"],
  ["lamp-text", "lamp-soft"],
  ["danger", "danger-soft"],
  ["success", "success-soft"],
  ["info", "info-soft"],
  ...["accent-soft", "lamp-soft", "danger-soft", "success-soft", "info-soft"].flatMap(
    (ground): [string, string][] => [
      ["ink", ground],
      ["ink-soft", ground],
    ],
  ),
];

const graphicPairs: [string, string][] = ["line-strong", "accent", "focus"].flatMap(onEveryGround);

function tooWeak(pairs: [string, string][], least: number): string[] {
  return pairs.flatMap(([front, ground]) =>
    (["light", "dark"] as const).flatMap((theme) => {
      const ratio = contrast(tokens.get(front)![theme], tokens.get(ground)![theme]);
      return ratio < least ? [`${front} on ${ground}, ${theme}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

test("black on white has the contrast the guideline states", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("every text color has 4.5:1 contrast on each of its backgrounds, in both themes", () => {
  expect(tooWeak(textPairs, 4.5)).toEqual([]);
});

test("borders of controls, the accent and the focus ring have 3:1 contrast", () => {
  expect(tooWeak(graphicPairs, 3)).toEqual([]);
});

test("pictures and documents outside the pages have the pages' colors", () => {
  const known = [...tokens.values()].flatMap(({ light, dark }) => [light, dark]);
  for (const file of [
    "features/sharing/embed-document.ts",
    "platform/pictures/compose-picture.ts",
    "i18n/emails.server.ts",
    "../public/favicon.svg",
  ]) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    const drawn = [...text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(([color]) =>
      color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, "$&$&").toLowerCase() : color.toLowerCase(),
    );
    expect(drawn, file).not.toEqual([]);
    expect(
      drawn.filter((color) => !known.includes(color)),
      file,
    ).toEqual([]);
  }
});
