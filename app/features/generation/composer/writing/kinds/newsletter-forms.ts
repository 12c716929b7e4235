import type { WritingVariant } from "../writing-kind";

/** A notice to be posted or passed round, as against a mailing. */
export const newsletterForms: readonly WritingVariant[] = [
  {
    id: "notice",
    keywords: {
      ja: ["の案内", "ご案内", "お知らせ", "貼り紙", "張り紙", "回覧板", "回覧", "掲示", "案内文", "通知文"],
      en: ["notice", "memo", "sign for", "poster text"],
      es: ["aviso", "cartel", "comunicado interno", "circular", "nota informativa"],
    },
    guide: {
      ja: {
        tags: ["お知らせ", "案内"],
        output: [
          "件名は付けず、見出し、用件、日時・場所などの一覧、お願い、発信者と連絡先の順",
          "離れて見ても要点が分かるように、一文を短くする",
        ],
        versions: [],
        length: "200〜300字",
        reader: "読み手は立ち止まらずに目を通す人とする。",
      },
      en: {
        tags: ["notice", "information"],
        output: [
          "No subject line: heading, the point, facts as a list (date, time, place), what is asked, sender and contact",
          "Short sentences that can be taken in at a glance",
        ],
        versions: [],
        length: "80–150 words",
        reader: "People glance at it in passing.",
      },
      es: {
        tags: ["aviso", "información"],
        output: [
          "Sin línea de asunto: título, motivo, datos en lista (fecha, hora, lugar), lo que se pide, firma y contacto",
          "Frases cortas que se entiendan de un vistazo",
        ],
        versions: [],
        length: "entre 80 y 150 palabras",
        reader: "Quien lo ve le echa un vistazo al pasar.",
      },
    },
  },
  {
    id: "mailing",
    keywords: {
      ja: ["メール", "メルマガ", "メールマガジン", "お知らせメール", "告知メール", "ニュースレター"],
      en: ["email", "newsletter", "mailing"],
      es: ["correo", "boletín", "newsletter"],
    },
    guide: { ja: {}, en: {}, es: {} },
  },
];
