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
  {
    id: "funeral",
    keywords: {
      ja: ["弔辞", "葬儀", "告別式", "お別れの会", "偲ぶ会", "法事"],
      en: ["eulogy", "funeral", "memorial service", "celebration of life"],
      es: ["elogio fúnebre", "funeral", "panegírico", "homenaje póstumo"],
    },
    slots: [
      {
        unless: ["names", "detail"],
        text: {
          ja: { name: "故人", hint: "名前と、話し手との関係、1行", label: "故人と話し手の関係" },
          en: {
            name: "person",
            hint: "one line: the name, and what they were to the speaker",
            label: "Who has died, and their relation to the speaker",
          },
          es: {
            name: "persona",
            hint: "una línea: el nombre y qué relación tenía con quien habla",
            label: "Persona fallecida y relación con quien habla",
          },
        },
      },
      {
        unless: ["material", "detail"],
        text: {
          ja: { name: "思い出", hint: "1〜3件、各1〜2行。人柄が分かる出来事や口癖", label: "語りたい思い出" },
          en: {
            name: "memories",
            hint: "one to three true moments, habits or sayings, one or two lines each",
            label: "Memories to tell",
          },
          es: {
            name: "recuerdos",
            hint: "de uno a tres momentos, costumbres o frases reales, una o dos líneas cada uno",
            label: "Recuerdos que contar",
          },
        },
      },
    ],
    guide: {
      ja: {
        tags: ["弔辞", "追悼"],
        reader: "聞き手は遺族、親しかった人、仕事や地域で付き合いのあった人とする。",
        tone: "静かで飾らない、語りかける言葉",
        think: ["この人らしさを一言で言うなら何か", "遺族が聞いてうれしいことと、触れないほうがよいこと"],
        steps: [
          "故人の名前を呼び、話し手との関係と悼む気持ちを短く述べる。",
          "人柄の分かる思い出を一つか二つ、その場の様子が浮かぶように語る。",
          "そこから受け取ったものを、自分の言葉で伝える。",
          "遺族と、同じ悲しみの中にいる人へ言葉をかける。",
          "感謝と別れの言葉で静かに結ぶ。",
        ],
        rules: [
          "一文を40字以内にし、読みながら息を継げるようにする。",
          "「重ね重ね」「たびたび」「再び」などの重ね言葉と、死を直接表す言葉を避ける。",
          "宗教が分からないときは、「冥福」「成仏」「天国」などの宗旨による言葉を使わない。",
        ],
        edges: [
          "声が詰まったときのために、どこからでも読み直せる短い段落に分ける。",
          "亡くなった経緯は、示されていない限り触れない。",
        ],
        criteria: [
          "故人を知らない人にも、どんな人だったかが伝わる。",
          "読み上げて指定の時間に収まる。",
          "最後の一文が、故人への感謝か別れの言葉になっている。",
        ],
      },
      en: {
        tags: ["eulogy", "remembrance"],
        reader:
          "Family, close friends and acquaintances are listening; some are deeply grieving and some knew the person only a little.",
        tone: "quiet, plain and personal; a smile is welcome where a memory brings one",
        think: [
          "What made this person who they were, in one phrase",
          "What the family would be glad to hear, and what is better left unsaid",
        ],
        steps: [
          "Say who the speaker was to the person, and name the loss simply.",
          "Tell one or two memories that show the person's character, in enough detail to see.",
          "Say what the person gave to others and what stays.",
          "Turn to the family and those who share the grief.",
          "Close with thanks and a farewell in a short line.",
        ],
        rules: [
          "Sentences short enough for one breath.",
          "No list of dates or posts, and no ready-made lines about loss.",
          "No religious belief or cause of death unless the purpose mentions it.",
        ],
        edges: [
          "Keep paragraphs short, so that the speaker can stop, breathe and find the place again.",
          "If the relationship was difficult, stay truthful and choose what can be said with kindness.",
        ],
        criteria: [
          "Someone who never met the person would know what they were like.",
          "Read aloud, it fits the time.",
          "The last line is a farewell or a thank-you to the person.",
        ],
      },
      es: {
        tags: ["elogio fúnebre", "recuerdo"],
        reader:
          "Escuchan la familia, amistades y conocidos; hay quien sufre mucho y quien apenas trató a la persona.",
        tone: "sereno, sencillo y personal; cabe una sonrisa si la trae un recuerdo",
        think: [
          "Qué hacía única a esta persona, en pocas palabras",
          "Qué agradecería oír la familia y qué es mejor callar",
        ],
        steps: [
          "Di qué relación unía a quien habla con la persona y nombra la pérdida con sencillez.",
          "Cuenta uno o dos recuerdos que muestren su carácter, con el detalle necesario para verlos.",
          "Di qué dio a los demás y qué queda.",
          "Dirígete a la familia y a quienes comparten el dolor.",
          "Cierra con gratitud y una despedida breve.",
        ],
        rules: [
          "Frases que quepan en una sola respiración.",
          "Nada de listas de fechas o cargos ni frases hechas sobre la pérdida.",
          "Sin creencias religiosas ni causa de la muerte, salvo que el objetivo las mencione.",
        ],
        edges: [
          "Párrafos cortos, para poder parar, respirar y retomar la lectura.",
          "Si la relación fue difícil, sé veraz y elige lo que pueda decirse con cariño.",
        ],
        criteria: [
          "Quien no conoció a la persona sabría cómo era.",
          "Leído en voz alta, cabe en el tiempo previsto.",
          "La última frase es una despedida o un agradecimiento a la persona.",
        ],
      },
    },
  },
];
