import { expect, test } from "vitest";

import { seemsPicture } from "./seems-picture";

test.each([
  "夏祭りのポスター",
  "新しいカフェのロゴを作って",
  "町内会のバザーのチラシがほしい",
  "絵本の挿絵を描いて",
  "a poster for the summer festival",
  "Design a logo for my bakery",
  "flyer for our yard sale on Saturday",
  "I need a web banner for the winter sale",
  "cartel para la fiesta del barrio",
  "diseña un logotipo para mi taller",
  "una ilustración de un zorro",
  "summer festival poster",
  "construction company logo",
  "かわいい犬のイラスト",
])("a picture or print: %s", (line) => {
  expect(seemsPicture(line)).toBe(true);
});

test.each([
  "",
  "夏祭りのポスターの文章",
  "チラシに載せるキャッチコピー",
  "ロゴのデザイナーへの依頼メール",
  "ポスターを貼る場所を決める",
  "write the text for a flyer",
  "a thank-you email to the logo designer",
  "decide where to hang the posters",
  "feedback on my poster",
  "texto para un cartel",
  "carta al diseñador del logo",
  "商店街のお知らせ",
  "Fix the cookie banner on my website",
  "cookie banner for my website",
  "Explain this illustration",
  "this illustration",
  "Check poster for typos",
  "The banner on my website does not close",
  "El volante de mi coche vibra al frenar",
  "El cartel de mi tienda se cayó",
  "このイラスト",
  "クッキーのバナー",
  "駅に貼ってあったポスター",
])("another text: %s", (line) => {
  expect(seemsPicture(line)).toBe(false);
});
