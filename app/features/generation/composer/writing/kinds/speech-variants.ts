import type { WritingVariant } from "../writing-kind";

/** Occasions for a speech that each have an order of their own. */
export const speechVariants: readonly WritingVariant[] = [
  {
    id: "wedding",
    keywords: {
      ja: ["結婚式", "披露宴", "祝辞", "新郎", "新婦"],
      en: ["wedding", "best man", "maid of honor", "maid of honour", "bride", "groom"],
      es: ["boda", "novios", "novia", "novio", "padrino", "madrina"],
    },
    guide: {
      ja: {
        reader: "聞き手は新郎新婦、両家の家族と親族、友人や職場の人とする。",
        steps: [
          "祝いの言葉と短い自己紹介で始め、新郎新婦との関係を伝える。",
          "人柄の分かる出来事を一つ、情景が浮かぶように語る。",
          "その出来事から、二人なら大丈夫だと思える理由につなげる。",
          "二人への願いか、はなむけの言葉を一つ贈る。",
          "「本日は誠におめでとうございます」など、短い祝いの言葉で結ぶ。",
        ],
        edges: [
          "過去の恋愛、失敗談、家庭の事情など、誰かが居づらくなる話に触れない。",
          "「別れる」「切れる」「終わる」などの忌み言葉と、重ね言葉を避ける。",
        ],
      },
      en: {
        reader:
          "The guests are the couple, both families, friends and colleagues; some have never met the speaker.",
        steps: [
          "Say in one line who you are to the couple, and make the guests smile.",
          "Tell one story that shows what kind of person the speech is about.",
          "Let the story lead to the partner and to why the two belong together.",
          "Turn from laughter to what you really wish them.",
          "End with a short toast everyone can join in.",
        ],
        edges: [
          "Leave out past relationships, embarrassing nights and anything a grandparent should not hear.",
          "If little is given about the partner, keep that part warm and short with a [to confirm] for the name.",
        ],
      },
      es: {
        reader:
          "El público son los novios, ambas familias, amistades y compañeros; hay quien no conoce a quien habla.",
        steps: [
          "Di en una línea quién eres para la pareja y arranca una sonrisa.",
          "Cuenta una historia que muestre cómo es la persona homenajeada.",
          "Haz que la historia lleve a su pareja y a por qué están hechos el uno para el otro.",
          "Pasa de la risa a lo que de verdad les deseas.",
          "Termina con un brindis corto al que todos se sumen.",
        ],
        edges: [
          "Deja fuera parejas anteriores, noches bochornosas y lo que no deba oír una abuela.",
          "Si se sabe poco de la pareja, que esa parte sea breve y cálida, con un [por confirmar] para el nombre.",
        ],
      },
    },
  },
  {
    id: "farewell",
    keywords: {
      ja: ["送別会", "退職の挨拶", "退職", "卒業式", "送辞", "答辞", "異動", "離任", "定年"],
      en: ["farewell", "retirement", "graduation", "goodbye", "leaving", "commencement"],
      es: ["despedida", "jubilación", "graduación", "adiós"],
    },
    guide: {
      ja: {
        steps: [
          "この場に立つ気持ちと感謝を一文で述べる。",
          "共に過ごした日々から、忘れられない場面を一つ語る。",
          "そこで受け取ったもの、学んだことを自分の言葉にする。",
          "去る人、残る人それぞれのこれからに触れる。",
          "前を向く短い言葉と感謝で結ぶ。",
        ],
      },
      en: {
        steps: [
          "Say in one sentence what this moment means and whom it honours.",
          "Tell one scene from the time shared.",
          "Name what was learned or received from it.",
          "Look ahead, for those who leave and those who stay.",
          "Close with thanks and a short wish.",
        ],
      },
      es: {
        steps: [
          "Di en una frase qué significa este momento y a quién celebra.",
          "Cuenta una escena del tiempo compartido.",
          "Nombra lo que se aprendió o se recibió.",
          "Mira hacia delante, por quienes se van y por quienes se quedan.",
          "Cierra con gratitud y un deseo breve.",
        ],
      },
    },
  },
];
