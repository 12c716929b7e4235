import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { drawTown } from "~workers/draw-town";

import { toHex } from "../hex";
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

/** Width and height as the header of a PNG gives them. */
function sizeOf(png: Uint8Array<ArrayBuffer>) {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const header = new DataView(png.buffer, png.byteOffset + 16);
  return { width: header.getUint32(0), height: header.getUint32(4) };
}

test("titles of every kind give PNG pictures of the announced size, each its own", async () => {
  const titles = [
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
  const seen = new Set<string>();
  for (const title of titles) {
    const png = await render(title);
    expect(sizeOf(png)).toEqual(pictureSize);
    seen.add(await digestOf(png));
  }
  expect(seen.size).toBe(titles.length);
});

test("the same words give the same bytes", async () => {
  expect(await digestOf(await render("街の灯り"))).toBe(await digestOf(await render("街の灯り")));
});

test.each([
  ["signs no font has", "灯り\uE000を描く\u{10FFFD}", "灯りを描く"],
  ["an accent no font has", "x\u0330y\u0488", "xy"],
  ["the colours of emoji and what is joined to them", "👩🏽‍🎨の仕事", "👩の仕事"],
  ["line ends and blanks in a row", " 街の\n\n 灯り ", "街の 灯り"],
  ["letters in the middle that no font has", "日本語と한국어の翻訳", "日本語と…の翻訳"],
  ["a whole title that no font has", "한국어 프롬프트 제목", "プロンプトの街"],
  ["a title of white space", "\u3000 ", "プロンプトの街"],
])("no box stands for %s", async (_, title, drawn) => {
  expect(await digestOf(await render(title))).toBe(await digestOf(await render(drawn)));
});

test("words that are missing leave their place empty", async () => {
  const png = await pictures.renderPicture({ title: "", kind: "", product: "" });
  expect(sizeOf(png)).toEqual(pictureSize);
});

test("every class of the drawings has a colour on the picture", async () => {
  const { mark, street } = await drawTown();
  const classes = [...`${mark}${street}`.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) =>
    names!.split(" "),
  );
  const known = [
    "fill-accent",
    "fill-accent/25",
    "fill-lamp",
    "fill-lamp/75",
    "stroke-accent",
    "stroke-accent-ink",
    "stroke-lamp",
  ];
  // The classes of the street as a whole fade its ends on the page.
  expect(new Set(classes.filter((name) => name && !name.startsWith("mask-")))).toEqual(new Set(known));
});

test("markup in a title is drawn as its letters", async () => {
  const png = await render('</svg><image href="https://evil.example/"/>&amp;');
  expect(sizeOf(png)).toEqual(pictureSize);
});

test("only the pieces with the title's characters are read, and all of them from this site", async () => {
  await render("灯り");
  asked.length = 0;
  await render("灯り");
  expect(asked.length).toBeLessThan(20);
  expect(asked.filter((address) => !address.startsWith("/"))).toEqual([]);
});

test("a piece that cannot be read is an error, not a picture with gaps", async () => {
  const broken = townPictures({
    drawTown,
    readAsset: () => Promise.reject(new Error("no such asset")),
  });
  await expect(broken.renderPicture({ title: "灯り", kind: "a", product: "b" })).rejects.toThrow();
});

async function digestOf(png: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", png)));
}
