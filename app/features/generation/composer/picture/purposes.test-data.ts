import type { Language } from "~/languages";

export interface PicturePurpose {
  id: string;
  text: string;
  language: Language;
  kind: string;
  /** Lines that have to be in the prompt, from its label on. */
  lines: string[];
  /** Names of inputs that must not be asked for, since the purpose gives them. */
  notAsked: string[];
}

export const picturePurposes: PicturePurpose[] = [
  {
    id: "one word, an animal",
    text: "猫",
    language: "ja",
    kind: "general",
    lines: ["被写体：猫"],
    notAsked: ["被写体"],
  },
  {
    id: "light, medium and shape",
    text: "夕暮れの海辺を歩く犬の水彩画、9:16",
    language: "ja",
    kind: "illustration",
    lines: [
      "被写体：夕暮れの海辺を歩く犬",
      "動作・様子：海辺を歩く。",
      "光：夕暮れ。",
      "画風：水彩画。",
      "縦横比：9:16",
    ],
    notAsked: ["描くもの"],
  },
  {
    id: "a quoted brand",
    text: "カフェ「月の庭」のロゴを作って",
    language: "ja",
    kind: "logo",
    lines: ["画面に入れる文字：「月の庭」"],
    notAsked: ["ブランド名", "事業"],
  },
  {
    id: "a poster with date and place",
    text: "商店街の夏祭りのポスター A4 「第12回 みなと夏祭り」8月10日 港公園",
    language: "ja",
    kind: "poster",
    lines: ["画面に入れる文字：「第12回 みなと夏祭り」", "縦横比：A4（1:1.414）"],
    notAsked: ["見出し", "告知内容"],
  },
  {
    id: "a paragraph",
    text: "弊社は創業50年の和菓子屋です。若い人にも手に取ってもらえるような、新しい最中のパッケージを考えています。白を基調に、季節の花をあしらいたいです。",
    language: "ja",
    kind: "product",
    lines: ["被写体：「目的」", "色：白を基調"],
    notAsked: ["商品"],
  },
  {
    id: "one word, a kind",
    text: "logo",
    language: "en",
    kind: "logo",
    lines: ["Subject: {{business}}"],
    notAsked: [],
  },
  {
    id: "a request with a limit",
    text: "Create an image of an old fisherman mending nets at golden hour, no text",
    language: "en",
    kind: "general",
    lines: [
      "Subject: an old fisherman mending nets at golden hour",
      "Action: mending nets",
      "Light: golden hour;",
      "no text",
    ],
    notAsked: ["subject"],
  },
  {
    id: "a named brand",
    text: "A minimalist logo for a coffee shop called Blue Heron",
    language: "en",
    kind: "logo",
    lines: ['Text in the picture: "Blue Heron"', "Style: minimalist;"],
    notAsked: ["brand_name", "business"],
  },
  {
    id: "one word, a place",
    text: "montaña",
    language: "es",
    kind: "landscape",
    lines: ["Sujeto: montaña"],
    notAsked: ["lugar"],
  },
  {
    id: "night and rain",
    text: "Quiero una imagen de una niña con paraguas rojo caminando por la lluvia de noche",
    language: "es",
    kind: "general",
    lines: [
      "Sujeto: una niña con paraguas rojo",
      "Acción: caminando por la lluvia",
      "Luz: lluvia, de noche;",
      "Color: paraguas rojo;",
    ],
    notAsked: ["sujeto"],
  },
  {
    id: "weather, style, shape and a limit",
    text: "縁側で昼寝する白黒の猫、夏の夕立のあと、浮世絵風、正方形、文字なし",
    language: "ja",
    kind: "illustration",
    lines: [
      "被写体：縁側で昼寝する白黒の猫",
      "場所・背景：縁側。",
      "光：夏、夕立のあと。雲の切れ間",
      "色：白黒の猫。",
      "画風：浮世絵風。",
      "縦横比：正方形（1:1）",
      "文字なし",
    ],
    notAsked: ["題材"],
  },
  {
    id: "three places, one set",
    text: "Three product shots of our ceramic mug: on a desk, in a sink, on a hike. Matte black mug with a tiny chip on the handle",
    language: "en",
    kind: "product",
    lines: [
      "Subject: our ceramic mug: on a desk, in a sink, on a hike",
      "Also to be included: Matte black mug with a tiny chip on the handle",
      "Three product shots: make each one separately",
    ],
    notAsked: ["product"],
  },
  {
    id: "a phone wallpaper",
    text: "Fondo de pantalla móvil: montañas con niebla al amanecer, tonos fríos, nada de animales ni personas",
    language: "es",
    kind: "landscape",
    lines: ["Luz: niebla, amanecer;", "Color: tonos fríos;", "Formato: Fondo de pantalla móvil (9:16)"],
    notAsked: ["lugar"],
  },
];
