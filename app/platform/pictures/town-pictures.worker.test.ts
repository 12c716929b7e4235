import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { drawTown } from "~workers/draw-town";

import { toHex } from "../tokens";
import { decodePng } from "../../../tests/support/formats/decode-png";
import { seedHint, someOf } from "../../../tests/support/sampling";
import { pictureSize } from "./pictures";
import { townPictures } from "./town-pictures.server";

declare global {
  namespace Cloudflare {
    interface Env {
      ASSETS: Fetcher;
    }
  }
}

const asked: string[] = [];

const pictures = townPictures({
  drawTown,
  readAsset: async (address) => {
    asked.push(address);
    const response = await env.ASSETS.fetch(new URL(address, "https://town.example"));
    return response.arrayBuffer();
  },
});

const render = (title: string) =>
  pictures.renderPicture({ title, kind: "テキスト生成", product: "プロンプトの街" });

/** Width and height from a PNG's header. */
function sizeOf(png: Uint8Array<ArrayBuffer>) {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const header = new DataView(png.buffer, png.byteOffset + 16);
  return { width: header.getUint32(0), height: header.getUint32(4) };
}

test("titles of every kind give PNG pictures of the declared size, all different", async () => {
  const kinds = [
    "会議の議事録から、次にやることを3つにまとめる",
    "Summarise the weekly notes into three decisions",
    "Guía de viaje: ¿qué ver en Málaga en 3 días?",
    "Zażółć gęślą jaźń: őű, Ωmega, Привет, tiếng Việt",
    "「夕暮れの街」を歩く動画🎉🐱",
    "🏮",
    "詩",
    "Ｗ".repeat(50),
    "。".repeat(50),
    "W".repeat(50),
    "🎉".repeat(50),
  ];
  const titles = someOf(kinds, 3);
  const seen = new Set<string>();
  for (const title of titles) {
    const png = await render(title);
    expect(sizeOf(png), seedHint).toEqual(pictureSize);
    seen.add(await digestOf(png));
  }
  expect(seen.size).toBe(titles.length);
});

test("a picture of the site's own pages is dark, with its title in the middle of the sky", async () => {
  const renderDusk = (title: string) =>
    pictures.renderPicture({ title, kind: "", product: "プロンプトの街" }, "dusk");
  const png = await renderDusk("一行から、使えるプロンプトを");
  expect(sizeOf(png)).toEqual(pictureSize);
  const pixel = decodePng(png);
  const columns = Array.from({ length: pictureSize.width }, (_, x) => x).filter((x) =>
    Array.from({ length: 150 }, (_, index) => 130 + index).some((y) => pixel(x, y)[0]! > 200),
  );
  expect(columns.length).toBeGreaterThan(300);
  expect(Math.abs(columns[0]! + columns.at(-1)! - pictureSize.width)).toBeLessThan(40);
  expect(pixel(5, 5)[0]!).toBeLessThan(60);
  expect(await digestOf(png)).not.toBe(await digestOf(await renderDusk("From one line")));
});

test("the same texts give the same bytes", async () => {
  expect(await digestOf(await render("街の灯り"))).toBe(await digestOf(await render("街の灯り")));
});

test.each(
  someOf(
    [
      ["signs no font has", "灯り\uE000を描く\u{10FFFD}", "灯りを描く"],
      ["control characters", "灯\u0000り\u009F", "灯り"],
      ["an accent no font has", "x\u0330y\u0488", "xy"],
      ["skin tones and joined parts of emoji", "👩🏽‍🎨の仕事", "👩の仕事"],
      ["line ends and blanks in a row", " 街の\n\n 灯り ", "街の 灯り"],
      ["letters in the middle that no font has", "日本語とქართულიの翻訳", "プロンプトの街"],
      ["a whole title that no font has", "ქართული ენა", "プロンプトの街"],
      ["letters that join or stack, for which there is no font", "اكتب रसालة ขอบ", "プロンプトの街"],
      ["a title of white space", "\u3000 ", "プロンプトの街"],
    ] as const,
    4,
  ),
)("no box stands for %s", async (_, title, drawn) => {
  expect(await digestOf(await render(title))).toBe(await digestOf(await render(drawn)));
});

const scripts: Record<string, string> = {
  Korean: "회의록에서 할 일을 세 가지로 정리하기",
  Chinese: "从会议记录里总结三个待办事项",
};

test.each(Object.entries(scripts))("a title in %s is drawn", async (_, title) => {
  const png = await render(title);
  for (const other of ["プロンプトの街", "…", title.slice(0, -2)])
    expect(await digestOf(png)).not.toBe(await digestOf(await render(other)));
});

test("fonts of other scripts are read for titles in them only", async () => {
  const read = async (title: string) => {
    asked.length = 0;
    await render(title);
    return asked.filter((address) => /-(kr|sc)-/.test(address));
  };
  expect(await read("灯りを描くABC é 🎉")).toEqual([]);
  expect((await read("회의")).every((address) => address.includes("-kr-"))).toBe(true);
});

test("missing texts leave their place empty", async () => {
  const png = await pictures.renderPicture({ title: "", kind: "", product: "" });
  expect(sizeOf(png)).toEqual(pictureSize);
});

test("every class of the drawings has a color in the picture", async () => {
  const { mark, street } = await drawTown();
  const classes = [...`${mark}${street}`.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) =>
    names!.split(" "),
  );
  const known = [
    "fill-accent",
    "stroke-accent",
    "stroke-accent-ink",
    "stroke-lamp",
    "lantern",
    "curtain",
    "lamp",
    "moon",
    "unlit",
  ];
  expect(new Set(classes.filter(Boolean))).toEqual(new Set(known));
});

test("markup in a title is drawn as text", async () => {
  const png = await render('</svg><image href="https://evil.example/"/>&amp;');
  expect(sizeOf(png)).toEqual(pictureSize);
});

test("only the font pieces of the title's characters are read, all of them from this site", async () => {
  await render("灯り");
  asked.length = 0;
  await render("灯り");
  expect(asked.length).toBeLessThan(20);
  expect(asked.filter((address) => !address.startsWith("/"))).toEqual([]);
});

test("an unreadable piece is an error, not a picture with gaps", async () => {
  const broken = townPictures({
    drawTown,
    readAsset: () => Promise.reject(new Error("no such asset")),
  });
  await expect(broken.renderPicture({ title: "灯り", kind: "a", product: "b" })).rejects.toThrow();
});

async function digestOf(png: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", png)));
}
