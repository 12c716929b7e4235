import { slots } from "../slots";
import { speechVariants } from "./speech-variants";
import type { WritingKind } from "../writing-kind";

export const speech: WritingKind = {
  id: "speech",
  keywords: {
    ja: [
      "誓いの言葉",
      "スピーチ",
      "挨拶",
      "あいさつ",
      "祝辞",
      "答辞",
      "送辞",
      "弔辞",
      "乾杯の音頭",
      "朝礼",
      "演説",
      "スピーチ原稿",
      "講演",
      "式辞",
    ],
    en: [
      "vows",
      "wedding vows",
      "best man",
      "maid of honor",
      "maid of honour",
      "speech",
      "toast",
      "eulogy",
      "address",
      "keynote",
      "remarks",
      "talk",
      "elevator pitch",
    ],
    es: [
      "votos",
      "votos matrimoniales",
      "discurso",
      "brindis",
      "palabras de agradecimiento",
      "elogio fúnebre",
      "ponencia",
      "charla",
      "palabras para la boda",
    ],
  },
  spoken: true,
  slots: [
    slots.topic,
    {
      unless: ["material", "detail"],
      text: {
        ja: { name: "エピソード", hint: "1〜3件、各1〜2行。自分だけが知る出来事", label: "盛り込む出来事" },
        en: {
          name: "anecdote",
          hint: "one to three true moments that only you can tell, one or two lines each",
          label: "Moments to include",
        },
        es: {
          name: "anécdota",
          hint: "de una a tres vivencias reales que solo tú puedas contar, una o dos líneas cada una",
          label: "Vivencias que incluir",
        },
      },
    },
  ],
  variants: speechVariants,
  guide: {
    ja: {
      tags: ["スピーチ", "原稿"],
      role: "耳で聞いて分かる言葉を選ぶスピーチライターとして、話し手がそのまま読み上げられる原稿を書く。",
      reader: "聞き手は会場にいて、話し手と題材をよく知る人もそうでない人もいるとする。",
      tone: "場にふさわしい丁寧さの、温かい話し言葉",
      think: ["聞き手の心に一つだけ残すなら何か", "話し手と聞き手、主役の関係と、その場で避けたい話題"],
      steps: [
        "伝えたいことを一文に絞る。",
        "聞き手が耳を傾ける一言や場面から始める。",
        "一文を支える出来事を一つか二つ、情景が浮かぶように語る。",
        "出来事から得た思いを、聞き手とのつながりに広げる。",
        "締めの言葉を短く決め、祝い、感謝、呼びかけで終える。",
      ],
      rules: [
        "一文を40字以内にし、聞き違えやすい同音語を避ける。",
        "内輪の話や、人を傷つける冗談を入れない。",
        "慶事と弔事では忌み言葉を使わない。",
      ],
      output: [
        "読み上げ用の原稿。間を置く箇所は「／」、強調する語は太字で示す",
        "冒頭、本題、結びの見出しを付ける",
      ],
      length: "3分（900字程度。1分あたり300字が目安）",
      edges: [
        "時間が余る、足りない場合に備え、省ける段落を一つだけ［省略可］とする。",
        "聞き手の世代や立場が分かれるときは、誰にでも通じる例を選ぶ。",
      ],
      criteria: [
        "読み上げて指定の時間に収まる。",
        "ほかの人の式や会では使えない、その人だけの内容がある。",
        "最後の一文が、最初に決めた一文とつながっている。",
      ],
      checks: ["声に出して息の切れる文がないか。", "名前と肩書きの読み方に迷うところがないか。"],
    },
    en: {
      tags: ["speech", "script"],
      role: "You are a speechwriter who writes for the ear. Write a script the speaker can read out as it stands.",
      reader: "The audience is in the room; some know the speaker and the subject well, others not at all.",
      tone: "warm spoken language that suits the occasion",
      think: [
        "The one thing the audience should remember",
        "How speaker, audience and guest of honour are related, and what is better left unsaid",
      ],
      steps: [
        "Put the message into one sentence.",
        "Open with a line or a scene that makes people listen.",
        "Tell one or two moments that carry the message, vividly enough to see.",
        "Draw from them a thought that includes everyone present.",
        "End on a short line: a wish, thanks or an invitation.",
      ],
      rules: [
        "Sentences short enough for one breath.",
        "No inside jokes, and none at anyone's expense.",
        "No clichés or dictionary definitions as an opening.",
      ],
      output: [
        "A script for reading aloud, with “/” for pauses and bold for stress",
        "Headings: Opening, Middle, Close",
      ],
      length: "3 minutes (about 390 words, at 130 words a minute)",
      edges: [
        "Mark one paragraph [optional] in case time runs short.",
        "If the audience is mixed in age or background, choose examples everyone can follow.",
      ],
      criteria: [
        "Read aloud, it fits the time.",
        "It could not be given about anyone or anything else.",
        "The last line comes back to the message.",
      ],
      checks: [
        "No sentence leaves the speaker out of breath.",
        "Names and titles are easy to pronounce from the page.",
      ],
    },
    es: {
      tags: ["discurso", "guion"],
      role: "Escribes discursos pensados para el oído. Prepara un texto que se pueda leer en voz alta tal como está.",
      reader: "El público está en la sala; hay quien conoce bien a la persona que habla y quien no.",
      tone: "cálido, oral y adecuado a la ocasión",
      think: [
        "Lo único que el público debería recordar",
        "Qué relación hay entre quien habla, el público y el homenajeado, y qué conviene callar",
      ],
      steps: [
        "Resume el mensaje en una frase.",
        "Empieza con una frase o una escena que haga escuchar.",
        "Cuenta uno o dos momentos que sostengan el mensaje y se puedan imaginar.",
        "Saca de ellos una idea que incluya a todos los presentes.",
        "Termina con una frase breve: un deseo, un agradecimiento o una invitación.",
      ],
      rules: [
        "Frases que quepan en una respiración.",
        "Nada de bromas privadas ni a costa de nadie.",
        "Sin tópicos ni definiciones de diccionario para empezar.",
      ],
      output: [
        "Texto para leer en voz alta, con «/» en las pausas y negrita en lo que se recalca",
        "Apartados: Apertura, Desarrollo, Cierre",
      ],
      length: "3 minutos (unas 390 palabras, a 130 por minuto)",
      edges: [
        "Marca un párrafo como [opcional] por si falta tiempo.",
        "Si el público es diverso, elige ejemplos que todos puedan seguir.",
      ],
      criteria: [
        "Leído en voz alta, se ajusta al tiempo.",
        "No serviría para ninguna otra persona ni ocasión.",
        "La última frase vuelve al mensaje.",
      ],
      checks: ["Ninguna frase deja sin aliento.", "Los nombres y cargos se leen sin dudar."],
    },
  },
};
