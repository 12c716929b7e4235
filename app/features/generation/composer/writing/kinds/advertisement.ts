import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";
import { advertisementVariants } from "./advertisement-variants";
import { advertisementForms } from "./advertisement-forms";

export const advertisement: WritingKind = {
  id: "advertisement",
  keywords: {
    ja: [
      "広告",
      "広告文",
      "キャッチコピー",
      "コピー",
      "チラシ",
      "ランディングページ",
      "LP",
      "バナー",
      "宣伝文",
      "ポップ",
      "POP",
      "セールスレター",
      "DM",
    ],
    en: [
      "advertisement",
      "ad",
      "ad copy",
      "ads",
      "slogan",
      "tagline",
      "landing page",
      "flyer",
      "banner copy",
      "sales page",
      "sales letter",
      "google ads",
      "copy for",
    ],
    es: [
      "anuncio",
      "publicidad",
      "eslogan",
      "página de aterrizaje",
      "landing page",
      "landing",
      "folleto",
      "cartel publicitario",
      "texto publicitario",
      "carta de ventas",
      "volante",
    ],
  },
  counted: {
    ja: "個|つ|案|パターン|通り|本|種類",
    en: "lines?|versions?|variations?|ads?|headlines?|options?|taglines?|slogans?|flyers?",
    es: "frases|lemas?|versiones|variantes|anuncios?|titulares|opciones|esl[oó]g[aá]ne?s",
  },
  slots: [
    slots.product,
    {
      unless: ["audience", "detail"],
      text: {
        ja: { name: "届けたい人", hint: "1行。年代・状況・悩み", label: "届けたい人" },
        en: {
          name: "customer",
          hint: "one line: who they are and what troubles them",
          label: "Customer to reach",
        },
        es: {
          name: "cliente",
          hint: "una línea: quién es y qué le preocupa",
          label: "Cliente al que se dirige",
        },
      },
    },
  ],
  variants: advertisementVariants,
  forms: advertisementForms,
  guide: {
    ja: {
      tags: ["広告", "コピーライティング"],
      role: "買う人の気持ちから言葉を組み立てるコピーライターとして、行動につながる広告文を作る。",
      reader: "読み手は商品を知らず、数秒で読むかどうかを決める人とする。",
      tone: "前向きで具体的。あおらない",
      think: ["相手がいま抱えている悩みや望み", "ほかの選択肢ではなくこれを選ぶ理由"],
      steps: [
        "相手の悩みや望みを、その人の言葉で一文にする。",
        "特長を三つまで選び、それぞれ相手の得になる言い方に変える。",
        "最初の一行で目を止め、続きを読みたくさせる。",
        "信じられる根拠（数字、事実、声）を添える。",
        "取ってほしい行動を一つだけ、迷わない言葉で示す。",
      ],
      rules: [
        "「最高」「No.1」「必ず」など、根拠を示せない表現を使わない。",
        "効能、価格、期限は渡された情報だけを使い、景品表示法や薬機法に触れる言い方を避ける。",
        "競合を名指しで下げない。",
      ],
      output: ["各案は見出し（15〜20字）、本文、行動を促す一言", "最後に、案ごとの狙いを一行で添える"],
      versions: ["案は3つ、切り口を変える"],
      length: "本文は1案につき80〜120字",
      edges: [
        "掲載面に字数の上限があれば、それを優先する。",
        "特長が弱いときは、使う場面や買う前後の変化から書く。",
      ],
      criteria: ["見出しだけで誰のための何かが分かる。", "三案の切り口がはっきり違う。"],
      checks: ["事実と異なる、または大げさな表現がないか。", "行動が一つに絞られているか。"],
    },
    en: {
      tags: ["advertising", "copywriting"],
      role: "You are a copywriter who starts from what the buyer feels. Write advertising copy that leads to action.",
      reader: "The reader has never heard of the product and decides within seconds whether to read on.",
      tone: "positive and concrete, without hype",
      think: [
        "What the customer worries about or wishes for right now",
        "Why they should choose this over the alternatives",
      ],
      steps: [
        "Say the customer's worry or wish in one sentence, in their words.",
        "Pick up to three features and turn each into a benefit.",
        "Write a first line that stops the eye and pulls the reader in.",
        "Add proof: a figure, a fact or a voice.",
        "Ask for one action, in words nobody can misread.",
      ],
      rules: [
        "No claim without proof: no “best”, “number one” or “guaranteed”.",
        "Use only the effects, prices and dates given, and respect advertising law.",
        "Do not run down competitors.",
      ],
      output: [
        "Each version with a headline (8 words at most), body and call to action",
        "One closing line on the idea behind each version",
      ],
      versions: ["Three versions with different angles"],
      length: "40–60 words of body copy per version",
      edges: [
        "If the placement has a character limit, that limit comes first.",
        "If the features are weak, write from the moment of use or the change it brings.",
      ],
      criteria: [
        "The headline alone says who it is for and what it is.",
        "The three angles are clearly different.",
      ],
      checks: ["Nothing is exaggerated or untrue.", "There is exactly one call to action in each version."],
    },
    es: {
      tags: ["publicidad", "redacción publicitaria"],
      role: "Eres redactor publicitario y partes de lo que siente quien compra. Escribe anuncios que lleven a actuar.",
      reader: "Quien lee no conoce el producto y decide en segundos si sigue leyendo.",
      tone: "positivo y concreto, sin exagerar",
      think: [
        "Qué le preocupa o qué desea el cliente en este momento",
        "Por qué debería elegir esto y no otra opción",
      ],
      steps: [
        "Expresa la preocupación o el deseo del cliente en una frase, con sus palabras.",
        "Elige hasta tres características y convierte cada una en un beneficio.",
        "Escribe una primera línea que detenga la mirada e invite a seguir.",
        "Añade una prueba: una cifra, un hecho o un testimonio.",
        "Pide una sola acción, con palabras que nadie pueda malinterpretar.",
      ],
      rules: [
        "Nada que no se pueda demostrar: ni «el mejor», ni «número uno», ni «garantizado».",
        "Usa solo los efectos, precios y fechas dados y respeta la ley de publicidad.",
        "No desacredites a la competencia.",
      ],
      output: [
        "En cada versión: titular (8 palabras como máximo), cuerpo y llamada a la acción",
        "Al final, una línea con la idea de cada versión",
      ],
      versions: ["Tres versiones con enfoques distintos"],
      length: "entre 40 y 60 palabras de cuerpo por versión",
      edges: [
        "Si el soporte limita los caracteres, ese límite manda.",
        "Si las características son débiles, escribe desde el momento de uso o el cambio que produce.",
      ],
      criteria: [
        "El titular dice por sí solo para quién es y qué es.",
        "Los tres enfoques se distinguen con claridad.",
      ],
      checks: ["No hay exageraciones ni falsedades.", "Cada versión pide una única acción."],
    },
  },
};
