import type { Language } from "~/languages";

/** A vague wording, and what can be checked instead. Nothing but the vagueness goes. `short`: only in short prompts. */
export type VagueWord = readonly [pattern: RegExp, words: string, where?: "short"];

const intensely = "(?:なるべく|できるだけ|出来るだけ|できる限り|可能な限り|とにかく|めちゃくちゃ|すごく)";
const thing =
  "(?:email|letter|message|post|article|blog post|essay|summary|story|description|caption|headline|title|slogan|speech|text|report|poem|bio|prompt|ad|review|reply|answer)";
const cosa =
  "(?:correo|email|mensaje|texto|artículo|ensayo|resumen|cuento|eslogan|título|discurso|informe|poema|anuncio|guion)";

export const vagueWords: Record<Language, readonly VagueWord[]> = {
  ja: [
    [new RegExp(`${intensely}(?:詳しく|詳細に|くわしく|細かく)`, "g"), "理由と具体例を一つずつ添えて詳しく"],
    [new RegExp(`${intensely}(?:短く|簡潔に|手短に|コンパクトに)`, "g"), "一文を50字以内にして簡潔に"],
    [new RegExp(`${intensely}(?:分|わ)かりやすく`, "g"), "専門用語に短い説明を添えて分かりやすく", "short"],
    [new RegExp(`${intensely}(?:丁寧に|ていねいに)(?=説明|解説|教え)`, "g"), "手順を省かず、一段階ずつ"],
    [new RegExp(`${intensely}(?:たくさん|多く)(?=出|挙|考|教|書|提案|くださ)`, "g"), "10個", "short"],
    [/(?:いい|良い|よい)感じに/g, "手直しせずに使えるように"],
    [/(?:いい|良い|よい)感じの/g, "手直しせずに使える"],
    [
      /(?<!専門用語に短い説明を添えて)(?:分|わ)かりやすく(?=説明|解説|教え|まとめ|書)/g,
      "専門用語に短い説明を添えて分かりやすく",
      "short",
    ],
    [
      /(?:適切に|適当に|うまいこと|うまく|上手に|上手く)(?=まとめ|要約|整理)/g,
      "結論と理由を落とさずに",
      "short",
    ],
    [
      /(?:適切に|適当に|うまいこと|うまく|上手に|上手く|いいように)(?=書|直|修正|作|考|対応|返信|訳|翻訳|説明|改善)/g,
      "目的と読み手に合わせて",
      "short",
    ],
    [
      /(?:ちゃんと|きちんと|しっかり(?:と)?)(?=書|まとめ|説明|解説|調べ|分析|確認|考)/g,
      "抜けがないように",
      "short",
    ],
    [/たくさん(?=出して|挙げて|考えて|教えて|提案)/g, "10個", "short"],
    [/(?:いくつか|何個か|色々|いろいろ)(?=出して|挙げて|考えて|提案)/g, "5つ", "short"],
  ],
  en: [
    [
      /\bas detailed as (?:possible|you can)\b/gi,
      "detailed, with a reason and a concrete example for every point",
    ],
    [
      /\b(?:in|with) as much detail as (?:possible|you can)\b|\bin (?:great|full|as much) detail\b/gi,
      "in detail, with a reason and a concrete example for every point",
    ],
    [
      /\bas (short|brief|concise|succinct) as (?:possible|you can)\b/gi,
      "$1, with no sentence longer than 20 words",
    ],
    [
      /\bas (?:clear|simple|simply|clearly) as (?:possible|you can)\b/gi,
      "in words a newcomer knows, with every technical term explained",
    ],
    [
      /\bmake (it|this|them) (?:look |sound |really |very )*(?:good|nice|great|awesome|amazing|perfect|better|pop)\b(?! (?:for|at|than|to)\b)/gi,
      "make $1 ready to use without further editing",
    ],
    [
      new RegExp(`\\ba (?:really |very )?(?:good|nice|great|awesome|amazing|cool) (${thing})\\b`, "gi"),
      "a ready-to-use $1",
    ],
    [
      /(?<!\b(?:I|will|can|could|to|you|they|and) )\b((?:give|suggest|list|provide|generate|create|write|share|recommend|come up with|show)(?: me| us)?) (?:some|several|a few|many|lots of|a lot of|various|a bunch of) ((?:[a-z-]+ ){0,2}(?:ideas|tips|suggestions|options|names|titles|headlines|examples|questions|topics|slogans|recommendations))\b/gi,
      "$1 five $2",
      "short",
    ],
    [
      /,? (?:etc|and so on|and so forth)(?<!\b(?:such as|like|including|e\.g\.|for example|\()[^.\n]{0,200})\.(?=\s*$|\s+\p{Lu}|\n)/gu,
      " and up to three more of the same kind.",
      "short",
    ],
    [/\b(?:appropriately|suitably)\b(?!-)/gi, "to suit the purpose and the reader", "short"],
  ],
  es: [
    [
      /(?<!\p{L})lo más (detallad[oa]s?|complet[oa]s?) (?:posible|que puedas)(?!\p{L})/giu,
      "$1, con una razón y un ejemplo concreto en cada punto",
    ],
    [
      /(?<!\p{L})(?:con (?:el mayor|todo el|mucho) detalle(?: posible)?|lo más detalladamente posible)(?!\p{L})/giu,
      "con detalle, con una razón y un ejemplo concreto en cada punto",
    ],
    [
      /(?<!\p{L})lo más (breve|corto|corta|conciso|concisa|resumid[oa]) (?:posible|que puedas)(?!\p{L})/giu,
      "$1, sin frases de más de 20 palabras",
    ],
    [
      /(?<!\p{L})lo más (?:claro|clara|sencillo|sencilla) (?:posible|que puedas)(?!\p{L})/giu,
      "con palabras de uso diario y cada tecnicismo explicado",
    ],
    [
      /(?<!\p{L})que (?:quede|suene|se vea) (?:muy )?(?:bien|bonito|genial|perfecto)(?!\p{L})/giu,
      "que se pueda usar sin retoques",
    ],
    [new RegExp(`(?<!\\p{L})un (?:muy )?buen (${cosa})(?!\\p{L})`, "giu"), "un $1 listo para usar"],
    [
      /(?<!\p{L})(dame|escribe|propón(?:me)?|sugiere|sugiéreme|genera|crea|recomiéndame|haz una lista de) (?:algun[oa]s|vari[oa]s|un[oa]s cuant[oa]s|much[oa]s) (ideas|consejos|sugerencias|opciones|nombres|títulos|titulares|ejemplos|preguntas|temas|eslóganes|propuestas)(?!\p{L})/giu,
      "$1 cinco $2",
    ],
    [
      /,? etc(?<!(?:como|por ejemplo|\()[^.\n]{0,200})\.(?=\s*$|\s+[\p{Lu}¿¡]|\n)/gu,
      " y hasta tres más del mismo tipo.",
      "short",
    ],
    [
      /(?<!\p{L})(?:adecuadamente|de (?:forma|manera) adecuada|apropiadamente)(?!\p{L})/giu,
      "de acuerdo con el objetivo y con quien lo va a leer",
    ],
  ],
};
