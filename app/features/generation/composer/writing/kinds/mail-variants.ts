import { mailRequests } from "./mail-requests";
import { mailClaims } from "./mail-claims";
import type { WritingVariant } from "../writing-kind";

/** Occasions for a message that each have an order of their own. */
export const mailVariants: readonly WritingVariant[] = [
  {
    id: "apology",
    keywords: {
      ja: ["お詫び", "謝罪", "おわび", "詫び", "謝りたい", "謝る"],
      en: ["apology", "apologise", "apologize", "sorry", "apologizing"],
      es: ["disculpa", "disculparme", "disculparse", "perdón", "disculparnos"],
    },
    guide: {
      ja: {
        steps: [
          "何についてのお詫びか、すぐに分かる件名を付ける。",
          "最初の一文で、起きたことを名指しして詫びる。",
          "事実と原因を短く述べ、相手にかけた迷惑を自分の言葉で認める。",
          "すでに行ったこと、これから行うことを、期日とともに示す。",
          "同じことを繰り返さないための具体策を一つ約束し、改めて詫びて結ぶ。",
        ],
        edges: [
          "原因がはっきりしないときは推測で書かず、いつまでに確認して伝えるかを書く。",
          "深刻な件では、文面だけで済ませず、会って、または電話で詫びたい旨を添える。",
        ],
      },
      en: {
        steps: [
          "Write a subject line that says at once what the apology is for.",
          "In the first sentence, name what happened and apologise for it.",
          "State the facts and the cause briefly and acknowledge what it meant for the other person.",
          "Say what has been done and what will be done, with dates.",
          "Promise one concrete step that prevents a repeat and close with a last word of apology.",
        ],
        edges: [
          "If the cause is unclear, do not guess; say by when it will be known.",
          "For something serious, offer to apologise in person or by phone as well.",
        ],
      },
      es: {
        steps: [
          "Pon un asunto que diga enseguida por qué se pide disculpas.",
          "En la primera frase, nombra lo ocurrido y discúlpate.",
          "Expón con brevedad los hechos y la causa y reconoce lo que supuso para la otra persona.",
          "Indica qué se ha hecho ya y qué se hará, con fechas.",
          "Comprométete a una medida concreta para que no se repita y cierra reiterando la disculpa.",
        ],
        edges: [
          "Si la causa no está clara, no la supongas; di cuándo se sabrá.",
          "Si es grave, ofrece además disculparte en persona o por teléfono.",
        ],
      },
    },
  },
  {
    id: "thanks",
    keywords: {
      ja: ["お礼", "感謝", "礼状", "御礼", "ありがとう"],
      en: ["thank", "thank you", "thank-you", "thanks", "gratitude"],
      es: ["agradecimiento", "agradecer", "gracias", "agradeciendo"],
    },
    guide: {
      ja: {
        steps: [
          "何へのお礼かが分かる件名を付ける。",
          "最初の一文で、してもらったことを具体的に挙げて感謝する。",
          "うれしかったこと、助かったことを、一つの場面や言葉に絞って伝える。",
          "それをこれからどう生かすか、今どうなっているかを添える。",
          "相手を気づかう一言で結ぶ。",
        ],
        edges: [
          "贈り物へのお礼では、品物を見たときの気持ちか使った感想を入れる。",
          "日が空いてしまったときは、遅れたことを一言だけ詫びる。",
        ],
      },
      en: {
        steps: [
          "Write a subject line that says what the thanks are for.",
          "Name what the person did, in the first sentence.",
          "Describe one moment or detail that mattered most.",
          "Say what it led to or how it will be used.",
          "Close with a wish for them.",
        ],
        edges: [
          "For a gift, mention how it felt to open it or how it is being used.",
          "If the thanks come late, say so once and briefly.",
        ],
      },
      es: {
        steps: [
          "Pon un asunto que diga qué se agradece.",
          "Nombra en la primera frase lo que hizo la otra persona.",
          "Describe el momento o detalle que más importó.",
          "Cuenta a qué ha llevado o cómo se aprovechará.",
          "Cierra con un buen deseo.",
        ],
        edges: [
          "Si es por un regalo, cuenta qué sentiste al abrirlo o cómo lo usas.",
          "Si el agradecimiento llega tarde, dilo una sola vez y con brevedad.",
        ],
      },
    },
  },
  {
    id: "decline",
    keywords: {
      ja: ["断り", "断る", "辞退", "お断り", "欠席", "断りたい", "キャンセル"],
      en: ["decline", "turn down", "reject", "rejection", "refuse", "say no", "cancel", "cancellation"],
      es: ["rechazar", "rechazo", "declinar", "negativa", "cancelar", "cancelación", "decir que no"],
    },
    guide: {
      ja: {
        steps: [
          "用件が分かり、冷たく響かない件名を付ける。",
          "声をかけてもらったことへの感謝を先に述べる。",
          "断る結論を、ぼかさずに一文で伝える。",
          "理由を、相手が納得できる範囲で一つだけ添える。",
          "代わりにできることか、今後のつながりを望む言葉で結ぶ。",
        ],
        edges: [
          "本当の理由を伝えにくいときは、うそをつかず「都合により」などの幅のある言い方にとどめる。",
          "期待を持たせたくない場合は、代わりの案を出さずに感謝で終える。",
        ],
      },
      en: {
        steps: [
          "Write a subject line that is clear without sounding cold.",
          "Thank the person for asking.",
          "Say no in one plain sentence.",
          "Give one reason, only as detailed as needed.",
          "Offer an alternative or a wish to stay in touch.",
        ],
        edges: [
          "If the real reason is private, keep it general rather than inventing one.",
          "If no hope should be raised, leave out the alternative and end on thanks.",
        ],
      },
      es: {
        steps: [
          "Pon un asunto claro que no suene frío.",
          "Agradece la propuesta.",
          "Di que no en una frase llana.",
          "Da una sola razón, con el detalle justo.",
          "Ofrece una alternativa o el deseo de seguir en contacto.",
        ],
        edges: [
          "Si el motivo real es privado, exprésalo en general sin inventar otro.",
          "Si no conviene dar esperanzas, omite la alternativa y termina con el agradecimiento.",
        ],
      },
    },
  },
  ...mailClaims,
  ...mailRequests,
];
