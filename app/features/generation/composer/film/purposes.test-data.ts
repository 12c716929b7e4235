import type { Language } from "~/languages";

export interface FilmPurpose {
  id: string;
  text: string;
  language: Language;
  kind: string;
  /** Lines that have to be in the prompt, from its label on. */
  lines: string[];
  /** Names of inputs that must not be asked for, since the purpose gives them. */
  notAsked: string[];
}

export const filmPurposes: FilmPurpose[] = [
  {
    id: "one word, a kind",
    text: "料理動画",
    language: "ja",
    kind: "cooking",
    lines: ["主題：{{料理}}", "長さ：30秒"],
    notAsked: [],
  },
  {
    id: "length and orientation",
    text: "猫が雪の庭で遊ぶ15秒の縦型動画",
    language: "ja",
    kind: "short-clip",
    lines: ["主題：猫が雪の庭で遊ぶ", "長さ：15秒", "縦横比：縦型（9:16）", "光：雪。"],
    notAsked: ["題材"],
  },
  {
    id: "drawn, without music",
    text: "アニメ風で、少女が電車の窓から海を眺めるシーン、8秒、BGMなし",
    language: "ja",
    kind: "animation",
    lines: ["中心の動き：少女が電車の窓から海を眺める", "長さ：8秒", "BGMなし", "音：音楽は使わず"],
    notAsked: ["主人公と出来事"],
  },
  {
    id: "three minutes and a word on screen",
    text: "卒業式のオープニングムービー3分、「ありがとう」の文字を最後に",
    language: "ja",
    kind: "event-recap",
    lines: ["画面に出す文字：「ありがとう」", "長さ：3分"],
    notAsked: ["行事"],
  },
  {
    id: "a paragraph",
    text: "採用動画を作りたいです。IT企業で新卒向け、60秒、社員インタビュー中心。最後に会社のロゴを出したいと思っています。",
    language: "ja",
    kind: "recruitment",
    lines: ["長さ：60秒"],
    notAsked: ["組織と職種"],
  },
  { id: "one word", text: "vlog", language: "en", kind: "vlog", lines: ["Subject: {{day}}"], notAsked: [] },
  {
    id: "weather and hour",
    text: "A cinematic video of a lone samurai walking through fog at dawn",
    language: "en",
    kind: "cinematic",
    lines: [
      "Subject: a lone samurai walking through fog at dawn",
      "Main action: walking through fog",
      "Light: fog, dawn;",
    ],
    notAsked: ["scene"],
  },
  {
    id: "camera and sound",
    text: "POV hiking up a snowy mountain, 10 s, no music",
    language: "en",
    kind: "travel",
    lines: ["Camera: POV;", "Duration: 10 s", "no music"],
    notAsked: ["place"],
  },
  {
    id: "one Spanish word",
    text: "entrevista",
    language: "es",
    kind: "interview",
    lines: ["Sujeto: {{entrevistado}}"],
    notAsked: [],
  },
  {
    id: "place, hour and length",
    text: "Vídeo de 45 segundos sobre el mercado de Oaxaca al amanecer, sin música",
    language: "es",
    kind: "general",
    lines: [
      "Sujeto: el mercado de Oaxaca al amanecer",
      "Luz: amanecer;",
      "Duración: 45 segundos",
      "sin música",
    ],
    notAsked: ["sujeto"],
  },
  {
    id: "a shop, its facts and closing words",
    text: "Necesito un vídeo corto para Instagram sobre nuestra panadería familiar de Granada. Abrimos a las 6:00, pan de masa madre, tres generaciones. Que se vea el horno de leña y termine con el rótulo «Pan Lorca, desde 1954».",
    language: "es",
    kind: "introduction",
    lines: [
      "Sujeto: nuestra panadería familiar de Granada",
      "También debe incluir: Abrimos a las 6:00, pan de masa madre, tres generaciones / Que se vea el horno",
      "Texto en pantalla: «Pan Lorca, desde 1954»",
      "Formato: Instagram (4:5)",
    ],
    notAsked: ["lugar"],
  },
  {
    id: "a screen recording without people",
    text: "社内向けに新しい勤怠システム「KinTime」の使い方を2分で。ナレーションあり、登場人物なし、画面録画中心",
    language: "ja",
    kind: "explainer",
    lines: [
      "主題：社内向けに新しい勤怠システム「KinTime」の使い方",
      "場面：操作する画面だけ",
      "音：ナレーション。",
      "登場人物なし",
    ],
    notAsked: ["テーマ"],
  },
  {
    id: "no voice-over, a black background",
    text: "Luxury watch commercial, macro details, black background, no voiceover, slow orchestral music, 21:9, 20 sec",
    language: "en",
    kind: "product-promotion",
    lines: [
      "Scene: black background;",
      "Audio: slow orchestral music;",
      "no voiceover",
      "Aspect ratio: 21:9",
    ],
    notAsked: ["product"],
  },
];
