import { expect, test } from "vitest";
import { readFacts } from "../read-facts";
import { readAspect } from "./read-aspect";
import { readDuration } from "./read-duration";
import { readScene } from "./read-scene";

const read = (text: string) => readScene(text, readFacts(text), []);

test("lengths are read in three languages and full-width digits, distances on foot are not lengths", () => {
  expect(readDuration("１５秒の動画")).toEqual({ words: "１５秒", seconds: 15 });
  expect(readDuration("1分30秒で")).toEqual({ words: "1分30秒", seconds: 90 });
  expect(readDuration("a 30-second spot")).toEqual({ words: "30-second", seconds: 30 });
  expect(readDuration("vídeo de medio minuto")?.seconds).toBe(30);
  expect(readDuration("駅から徒歩5分のカフェ")).toBeUndefined();
});

test("shapes are read from ratios, sizes, orientation and platforms, but not from the time of day", () => {
  expect(readAspect("YouTubeのサムネ、16：9")).toEqual({ words: "16：9" });
  expect(readAspect("1080x1920px")?.words).toBe("1080x1920px");
  expect(readAspect("a TikTok about tea")).toEqual({ words: "TikTok", ratio: "9:16" });
  expect(readAspect("menú, A4 horizontal")).toEqual({ words: "A4", ratio: "1.414:1" });
  expect(readAspect("写真のスライドショー")).toBeUndefined();
  expect(readAspect("開場は16:30です")).toBeUndefined();
});

test("request wording is stripped only where it is safe", () => {
  expect(read("富士山の写真を撮ってください").subject).toBe("富士山");
  expect(read("Please draw me a picture of a red fox").subject).toBe("a red fox");
  expect(read("Crea una imagen de un faro").subject).toBe("un faro");
  expect(read("I want to promote my bakery").subject).toBeUndefined();
});

test("limits, colours and places are kept verbatim", () => {
  expect(read("文字なしで、赤い傘の少女が公園に立つ")).toMatchObject({
    limits: ["文字なし"],
    withoutText: true,
    colours: ["赤い傘"],
    places: ["公園"],
  });
  expect(read("gato negro en la azotea, sin texto ni logotipos")).toMatchObject({
    colours: ["gato negro"],
    places: ["en la azotea"],
    limits: ["sin texto ni logotipos"],
  });
});
