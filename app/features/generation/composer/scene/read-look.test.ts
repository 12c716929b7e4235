import { expect, test } from "vitest";
import { readFacts } from "../read-facts";
import { describeColour, describeLight, describeStyle } from "./describe-look";
import { readDuration } from "./read-duration";
import { readScene } from "./read-scene";

const read = (text: string) => readScene(text, readFacts(text), []);
const light = (text: string) => describeLight(read(text), "", readFacts(text).language, false);

test("a season yields to the hour and the weather", () => {
  expect(light("夏の夜の縁側")).not.toContain("強い自然光");
  expect(light("夏の夕立のあとの縁側")).toContain("雲の切れ間");
  expect(light("a summer meadow")).toContain("bright, strong natural light");
});

test("a thing of two colours is no picture in black and white", () => {
  expect(read("縁側の白黒の猫").monochrome).toBe(false);
  expect(read("a black and white cow in a field").monochrome).toBe(false);
  expect(read("un gato blanco y negro").monochrome).toBe(false);
  for (const text of ["白黒で猫の写真", "a street in black and white", "retrato en blanco y negro"])
    expect(read(text).monochrome).toBe(true);
});

test("what keeps its colour in a black and white picture is named", () => {
  const scene = read("A street in black and white except the red umbrella");
  expect(describeColour(scene, "", "en")).toContain("only the red umbrella in natural colour");
});

test("colours are read with hex values and their shades", () => {
  expect(read("線画のアイコン、#3366FF").colours).toEqual(["#3366FF"]);
  expect(read("a logo in terracotta and sage green").colours).toEqual(["terracotta and sage green"]);
});

test("a decade or an age is no length", () => {
  expect(readDuration("Two chefs argue, 1970s sitcom look")).toBeUndefined();
  expect(readDuration("a man in his 20s, 80s disco")).toBeUndefined();
  expect(read("A 60s testimonial about Paylo").style.words).toEqual([]);
  expect(readDuration("an oat milk promo, 20s, vertical")?.seconds).toBe(20);
});

test("a style that only its form names is kept and not overwritten by the usual one", () => {
  const scene = read("Two chefs argue over salt, sitcom look");
  expect(scene.style.words).toEqual(["sitcom look"]);
  expect(describeStyle(scene, "realistic live action", "en")).not.toContain("realistic");
  expect(read("feria de libros, estilo art déco").style.families).toHaveLength(1);
});

test("several pieces are counted, and variations are told from a series", () => {
  expect(read("LINEスタンプ8個、うさぎ").series).toMatchObject({ count: 8, varied: false });
  expect(read("アイコン3種：検索、通知、設定").series?.count).toBe(3);
  expect(read("Series of 3 short clips about our café").series?.count).toBe(3);
  expect(read("four variations of a jazz poster").series).toMatchObject({ count: 4, varied: true });
  expect(read("tres versiones del cartel").series?.count).toBe(3);
  expect(read("写真30枚を使った動画").series).toBeUndefined();
  expect(read("three people at a table").series).toBeUndefined();
});

test("captions and instruments are told apart", () => {
  const scene = read("町工場の紹介、英語字幕、静かなピアノ");
  expect(scene).toMatchObject({ captions: "英語字幕", sounds: ["静かなピアノ"] });
  expect(scene.mood.words).toEqual([]);
  expect(read("narrated in Spanish, no scary music")).toMatchObject({
    sounds: ["narrated in Spanish"],
    withoutMusic: false,
  });
});

test("an empty place is a limit", () => {
  expect(read("雨の日の神社、誰もいない")).toMatchObject({ limits: ["誰もいない"], withoutPeople: true });
  expect(read("an empty beach, nobody around").withoutPeople).toBe(true);
  expect(read("una plaza, sin gente").withoutPeople).toBe(true);
});

test("the one spot of colour in a black and white picture stays coloured", () => {
  const scene = read("Un faro, estilo grabado antiguo en blanco y negro con un solo detalle rojo");
  expect(describeColour(scene, "", "es")).toContain("solo «detalle rojo» con su color natural");
  expect(scene.style.words).toEqual(["estilo grabado antiguo"]);
  const street = read("A street in black and white with a single red umbrella");
  expect(describeColour(street, "", "en")).toContain("only a single red umbrella in natural colour");
});

test("half a minute more is counted", () => {
  expect(readDuration("1分半くらいで")).toEqual({ words: "1分半", seconds: 90 });
  expect(readDuration("a film of one and a half minutes")?.seconds).toBe(90);
  expect(readDuration("un vídeo de minuto y medio")?.seconds).toBe(90);
});

test("a name is no limit, cream is a colour and a snow festival no weather", () => {
  expect(read("Portada para la banda Los Nadie, sin personas").limits).toEqual(["sin personas"]);
  expect(read("色は茶色とクリームの2色").colours).toEqual(["茶色とクリーム"]);
  expect(read("札幌の雪まつりで出会った二人").light.words).toEqual([]);
});

test("the natural sound and the framing of a film are its own", () => {
  const scene = read("Un colibrí bebe de una flor, plano macro, sonido natural");
  expect(scene).toMatchObject({ subject: "Un colibrí bebe de una flor", sounds: ["sonido natural"] });
});
