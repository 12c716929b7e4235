import type { WritingVariant } from "../writing-kind";

/** Letters and mails that claim what is due: money back, a repair, a correction. */
export const mailClaims: readonly WritingVariant[] = [
  {
    id: "claim",
    keywords: {
      ja: [
        "苦情を",
        "苦情文",
        "苦情のメール",
        "クレームを入れ",
        "クレームを伝え",
        "抗議",
        "返金を求め",
        "返金請求",
        "返金してほしい",
        "返金してもら",
        "返還を求め",
        "敷金",
        "弁償",
        "異議申し立て",
      ],
      en: [
        "security deposit",
        "deposit back",
        "money back from",
        "asking for it back",
        "ask for a refund",
        "asking for a refund",
        "request a refund",
        "requesting a refund",
        "demand a refund",
        "want a refund",
        "complaint letter",
        "letter of complaint",
        "complaint to",
        "complaint about",
        "complain",
        "overcharged",
      ],
      es: [
        "devolución de la fianza",
        "pedir la devolución",
        "pedir el reembolso",
        "pedir un reembolso",
        "solicitar el reembolso",
        "exigir",
        "queja",
        "reclamación",
        "reclamar",
        "reclamando",
        "cobro indebido",
      ],
    },
    guide: {
      ja: {
        think: [
          "何を、いくら、いつまでに求めるか",
          "求める根拠になる事実と、手元にある証拠、まだ確かめていないこと",
        ],
        steps: [
          "何についての申し入れかと、求めることを一文にし、件名に入れる。",
          "起きたことを、日付と金額を添えて時間の順に述べる。",
          "相手の言い分に触れ、受け入れられない理由を事実で示す。",
          "手元の証拠を挙げ、必要なら写しを渡せると書く。",
          "求める対応、金額、期日、返事の方法を一つずつ示す。",
          "期日までに返事がないときに取る行動を、脅しにならない言い方で添えて結ぶ。",
        ],
        rules: [
          "一通で扱う用件は一つにする。",
          "感情的な言葉、皮肉、相手の人柄への言及を避ける。",
          "法律や契約の条文は、目的に示されたもののほかは引用せず、確認が要る所を[要確認：内容]とする。",
        ],
        edges: [
          "全額が難しいと言われる見込みがあるときは、内訳の説明を求める一文を入れる。",
          "合意した書類があるかどうか分からないときは、あるものとして書かない。",
        ],
        criteria: [
          "事実、根拠、求めること、期日がこの順にたどれる。",
          "第三者が読んでも、冷静で筋が通っている。",
        ],
      },
      en: {
        think: [
          "Exactly what is claimed: how much of what, and by when",
          "Which facts and evidence carry the claim, and what is not yet certain",
        ],
        steps: [
          "Put the matter and what is claimed into one sentence and into the subject line.",
          "Tell what happened in order, with dates and amounts.",
          "State the other side's reason fairly and answer it with facts.",
          "Name the evidence at hand and offer copies.",
          "Ask for one remedy: the amount or action, the date and how to reply or pay.",
          "Say calmly what the next step will be if the date passes, and close courteously.",
        ],
        rules: [
          "One message, one matter.",
          "No anger, sarcasm or remarks about the reader's character.",
          "Cite no law or contract clause that the purpose does not give; mark where one should be checked as [to confirm: …].",
        ],
        edges: [
          "If only part of the sum might be returned, ask for an itemised account of the rest.",
          "If it is not known whether a document exists, do not write as if it did.",
        ],
        criteria: [
          "Facts, grounds, claim and date follow one another without a gap.",
          "A neutral third person would find it calm and convincing.",
        ],
      },
      es: {
        think: [
          "Qué se reclama exactamente: cuánto, de qué y para cuándo",
          "Qué hechos y pruebas sostienen la reclamación y qué falta por confirmar",
        ],
        steps: [
          "Resume el motivo y lo que se reclama en una frase y llévala al asunto.",
          "Cuenta lo ocurrido en orden, con fechas e importes.",
          "Recoge con justicia el argumento de la otra parte y respóndelo con hechos.",
          "Nombra las pruebas que tienes y ofrece copias.",
          "Pide una sola solución: el importe o la acción, la fecha y la forma de responder o pagar.",
          "Di con calma cuál será el siguiente paso si vence el plazo y cierra con cortesía.",
        ],
        rules: [
          "Un solo tema por mensaje.",
          "Sin enfado, ironía ni comentarios sobre la persona.",
          "No cites leyes ni cláusulas que el objetivo no dé; marca lo que convenga comprobar como [por confirmar: …].",
        ],
        edges: [
          "Si es posible que devuelvan solo una parte, pide el desglose del resto.",
          "Si no se sabe si existe un documento, no escribas como si existiera.",
        ],
        criteria: [
          "Hechos, motivos, petición y plazo se siguen sin saltos.",
          "A una persona ajena le parecería sereno y convincente.",
        ],
      },
    },
  },
];
