import type { WritingKind } from "../writing-kind";

export const customerReply: WritingKind = {
  id: "customer-reply",
  keywords: {
    ja: [
      "クレーム対応",
      "問い合わせへの返信",
      "返信文",
      "お客様への返信",
      "お客様への回答",
      "口コミへの返信",
      "レビューへの返信",
      "クレームへの",
      "お問い合わせ対応",
      "カスタマーサポート",
      "返信",
    ],
    en: [
      "customer reply",
      "reply to a customer",
      "reply to customer",
      "respond to a customer",
      "respond to customer",
      "customer complaint",
      "reply to a review",
      "respond to a review",
      "reply to this review",
      "negative review",
      "support reply",
      "refund request",
      "customer service",
    ],
    es: [
      "respuesta a un cliente",
      "responder a un cliente",
      "respuesta al cliente",
      "responde a este cliente",
      "respuesta a una reseña",
      "reseña negativa",
      "atención al cliente",
    ],
  },
  hints: {
    ja: ["苦情", "クレーム", "口コミ"],
    en: ["complaint", "refund"],
    es: ["queja", "reclamación", "reembolso"],
  },
  slots: [
    {
      unless: ["material", "topic", "detail"],
      text: {
        ja: { name: "お客様の声", hint: "届いた文章をそのまま貼り付ける", label: "お客様の声" },
        en: {
          name: "customer_message",
          hint: "the customer's message, pasted as it is",
          label: "Customer's message",
        },
        es: {
          name: "mensaje_del_cliente",
          hint: "el mensaje del cliente, pegado tal cual",
          label: "Mensaje del cliente",
        },
      },
    },
    {
      unless: ["detail"],
      text: {
        ja: {
          name: "対応できること",
          hint: "1〜2行。返金・交換・期日など、約束してよい範囲",
          label: "対応できること",
        },
        en: {
          name: "remedy",
          hint: "one or two lines: what may be promised (refund, exchange, date)",
          label: "What can be offered",
        },
        es: {
          name: "solución",
          hint: "una o dos líneas: qué se puede prometer (reembolso, cambio, fecha)",
          label: "Qué se puede ofrecer",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["顧客対応", "返信"],
      role: "お客様の気持ちを受け止めてから解決に進める窓口担当者として、そのまま送れる返信を書く。",
      reader: "相手は困っているか不満を抱えたお客様とする。",
      tone: "誠実で落ち着いた敬語。へりくだりすぎない",
      think: ["お客様が困っている事実と、その奥にある気持ち", "約束できること、できないこと、確認が要ること"],
      steps: [
        "連絡への感謝と、受け止めた内容を一文で伝える。",
        "不便をかけた点を具体的に挙げて詫びる。",
        "分かっている事実と原因を、言い訳にならないように説明する。",
        "解決策と期日、お客様にお願いすることを順に示す。",
        "相談先を添え、前向きな一言で結ぶ。",
      ],
      rules: [
        "お客様の思い違いであっても、責めたり正したりする言い方をしない。",
        "約束できる範囲を超える補償や、原因の決め付けを書かない。",
        "定型文だけに見える表現を避け、相手の言葉を一つは受けて書く。",
      ],
      output: [
        "宛名、お礼とお詫び、説明、対応、結び、署名の順",
        "口コミへの公開の返信では、個人の情報を書かず、詳しい話は窓口に誘導する",
      ],
      length: "250〜400字",
      edges: [
        "求めに応じられないときは、できない理由とできることを一組で示す。",
        "暴言や無理な要求には、事実と方針だけを穏やかに繰り返す。",
      ],
      criteria: ["お客様が「分かってもらえた」と感じる。", "次に何がいつ起こるかが分かる。"],
      checks: ["相手が挙げた点のすべてに答えているか。", "公開されても困らない内容か。"],
    },
    en: {
      tags: ["customer service", "reply"],
      role: "You work in customer support and take in the feeling before solving the problem. Write a reply ready to send.",
      reader: "The customer is in difficulty or dissatisfied.",
      tone: "sincere and calm, neither servile nor stiff",
      think: [
        "What went wrong for the customer, and the feeling behind it",
        "What can be promised, what cannot and what has to be checked",
      ],
      steps: [
        "Thank them and show in one sentence that the problem was understood.",
        "Apologise for the specific inconvenience.",
        "Explain what is known and why it happened, without excuses.",
        "Set out the remedy, the date and anything the customer has to do.",
        "Say whom to contact and close on a positive note.",
      ],
      rules: [
        "Never blame or correct the customer, even if they are mistaken.",
        "Promise no compensation beyond what is allowed and name no cause that is not confirmed.",
        "Pick up at least one of the customer's own words; no boilerplate.",
      ],
      output: [
        "Greeting, thanks and apology, explanation, remedy, close, signature",
        "For a public review: no personal details, and an invitation to continue in private",
      ],
      length: "120–180 words",
      edges: [
        "If the request cannot be met, pair the reason with what can be done.",
        "To abuse or impossible demands, calmly repeat the facts and the policy.",
      ],
      criteria: ["The customer feels understood.", "It is clear what happens next, and when."],
      checks: ["Every point the customer raised is answered.", "It could be made public without harm."],
    },
    es: {
      tags: ["atención al cliente", "respuesta"],
      role: "Trabajas en atención al cliente y acoges el malestar antes de resolver. Redacta una respuesta lista para enviar.",
      reader: "El cliente tiene un problema o está descontento.",
      tone: "sincero y sereno, sin servilismo ni rigidez",
      think: [
        "Qué le ha fallado al cliente y qué siente",
        "Qué se puede prometer, qué no y qué hay que comprobar",
      ],
      steps: [
        "Agradece el mensaje y demuestra en una frase que has entendido el problema.",
        "Pide disculpas por la molestia concreta.",
        "Explica lo que se sabe y por qué ocurrió, sin excusas.",
        "Expón la solución, la fecha y lo que deba hacer el cliente.",
        "Indica con quién contactar y cierra en positivo.",
      ],
      rules: [
        "No culpes ni corrijas al cliente, aunque se equivoque.",
        "No prometas compensaciones fuera de lo permitido ni señales causas sin confirmar.",
        "Retoma al menos una de sus palabras; nada de plantillas.",
      ],
      output: [
        "Saludo, agradecimiento y disculpa, explicación, solución, cierre y firma",
        "En una reseña pública: sin datos personales y con invitación a seguir en privado",
      ],
      length: "entre 120 y 180 palabras",
      edges: [
        "Si no se puede atender la petición, une la razón a lo que sí se puede hacer.",
        "Ante insultos o exigencias imposibles, repite con calma los hechos y la política.",
      ],
      criteria: ["El cliente se siente comprendido.", "Queda claro qué pasará y cuándo."],
      checks: ["Se responde a todo lo que planteó.", "Podría hacerse público sin perjuicio."],
    },
  },
};
