import type { WritingVariant } from "../writing-kind";

/** Occasions for a message that ask something of the reader. */
export const mailRequests: readonly WritingVariant[] = [
  {
    id: "reminder",
    keywords: {
      ja: ["催促", "督促", "リマインド", "リマインダー", "未払い", "入金確認", "再送"],
      en: ["reminder", "remind", "follow up", "follow-up", "overdue", "unpaid", "chase", "payment"],
      es: ["recordatorio", "recordar", "reclamar el pago", "impago", "factura pendiente", "seguimiento"],
    },
    guide: {
      ja: {
        steps: [
          "件名に、確認したい用件と「ご確認のお願い」の趣旨を入れる。",
          "行き違いの可能性に触れてから、待っている事柄を名指しする。",
          "いつ、何をお願いしたかを、番号や日付で示す。",
          "新しい期日と、してほしいことを一つに絞って伝える。",
          "難しい事情があれば知らせてほしいと添え、連絡先を書く。",
        ],
        edges: [
          "二度目以降の催促では、前回の連絡日を示し、期日を過ぎたときの扱いを穏やかに書く。",
          "すでに対応済みだった場合に備え、その際は読み流してほしいと一言入れる。",
        ],
      },
      en: {
        steps: [
          "Name the matter in the subject line.",
          "Allow for crossed messages, then say what is still awaited.",
          "Give the date and reference of the original request.",
          "Set one new date and ask for one thing.",
          "Invite the reader to say if there is a problem, and give contact details.",
        ],
        edges: [
          "For a second reminder, mention the first and, calmly, what happens after the date.",
          "Add that the message can be ignored if the matter is already settled.",
        ],
      },
      es: {
        steps: [
          "Nombra el asunto pendiente en la línea de asunto.",
          "Admite que los mensajes puedan haberse cruzado y di qué se espera.",
          "Indica la fecha y la referencia de la petición original.",
          "Fija una nueva fecha y pide una sola cosa.",
          "Invita a avisar si hay algún problema y deja un contacto.",
        ],
        edges: [
          "Si es el segundo recordatorio, menciona el primero y, con calma, qué ocurrirá después del plazo.",
          "Añade que se ignore el mensaje si ya está resuelto.",
        ],
      },
    },
  },
  {
    id: "invitation",
    keywords: {
      ja: ["招待", "招待状", "案内状", "お誘い", "誘う", "ご案内", "飲み会", "懇親会"],
      en: ["invitation", "invite", "inviting", "rsvp"],
      es: ["invitación", "invitar", "invitando", "convocatoria"],
    },
    guide: {
      ja: {
        steps: [
          "何への招きかが分かり、楽しみになる件名か書き出しにする。",
          "集まりの趣旨と、その人に来てほしい理由を伝える。",
          "日時、場所、費用、服装、持ち物を箇条書きにする。",
          "返事の期限と方法を一つ示す。",
          "会えるのを楽しみにする一言で結ぶ。",
        ],
        edges: [
          "決まっていない項目は[調整中]とし、いつ知らせるかを書く。",
          "同伴者や食事の制限を尋ねる必要があれば、返事の欄に含める。",
        ],
      },
      en: {
        steps: [
          "Open with what the invitation is to, in a line that raises anticipation.",
          "Say what the occasion is and why this guest matters.",
          "List date, time, place, dress and anything to bring.",
          "Ask for a reply by one date, in one way.",
          "Close with looking forward to seeing them.",
        ],
        edges: [
          "Mark anything undecided as [to be announced] and say when it will be known.",
          "Ask about companions and dietary needs in the reply line if it matters.",
        ],
      },
      es: {
        steps: [
          "Empieza diciendo a qué se invita, con una línea que ilusione.",
          "Explica el motivo y por qué importa que venga esa persona.",
          "Enumera fecha, hora, lugar, vestimenta y qué llevar.",
          "Pide respuesta antes de una fecha y por una sola vía.",
          "Cierra con las ganas de verse.",
        ],
        edges: [
          "Marca lo no decidido como [por anunciar] y di cuándo se sabrá.",
          "Si hace falta, pregunta por acompañantes y alergias junto a la respuesta.",
        ],
      },
    },
  },
  {
    id: "request",
    keywords: {
      ja: ["依頼", "お願い", "頼みたい", "問い合わせ", "申請", "相談", "アポ", "交渉"],
      en: ["request", "asking for", "ask for", "inquiry", "enquiry", "appointment", "negotiate", "raise"],
      es: ["solicitud", "solicitar", "pedir", "petición", "consulta", "cita", "negociar", "aumento"],
    },
    guide: {
      ja: {
        steps: [
          "お願いしたいことを一文にし、件名に入れる。",
          "名乗りと挨拶のあと、すぐにお願いの内容を述べる。",
          "お願いする理由と、相手に頼むわけを説明する。",
          "してほしいことを、期日、量、方法が分かる形で箇条書きにする。",
          "相手の都合への気づかいと返事の期限を添えて結ぶ。",
        ],
        edges: ["相手の負担が大きい場合は、こちらで用意できることと、小さくした案を示す。"],
      },
      en: {
        steps: [
          "Put the request into one sentence and into the subject line.",
          "Introduce yourself if needed, then make the request.",
          "Explain why it is needed and why this person is the one to ask.",
          "List what is asked, with date, amount and manner.",
          "Show consideration for the reader's time and give a date for the reply.",
        ],
        edges: ["If it is a lot to ask, say what you can prepare and offer a smaller version."],
      },
      es: {
        steps: [
          "Resume la petición en una frase y llévala al asunto.",
          "Preséntate si hace falta y formula la petición.",
          "Explica por qué se necesita y por qué se acude a esta persona.",
          "Enumera lo que se pide: fecha, cantidad y forma.",
          "Muestra consideración por su tiempo e indica cuándo necesitas respuesta.",
        ],
        edges: ["Si es mucho pedir, di qué puedes preparar tú y ofrece una versión reducida."],
      },
    },
  },
  {
    id: "offer",
    keywords: {
      ja: ["営業", "売り込み", "新規開拓", "紹介したい", "ご提案"],
      en: ["cold email", "sales email", "outreach", "pitch", "cold"],
      es: ["correo comercial", "correo de ventas", "venta", "captación", "correo en frío"],
    },
    guide: {
      ja: {
        steps: [
          "相手の名前か状況に触れた、売り込みに見えない件名を付ける。",
          "なぜこの人に連絡したのかを、一文で具体的に述べる。",
          "相手の困りごとを一つ挙げ、どう楽になるかを伝える。",
          "信じられる根拠を一つだけ添える。",
          "返事が一言で済む、負担の小さいお願いを一つして結ぶ。",
        ],
        edges: [
          "根拠になる実績がないときは、数字を作らず、試せることを示す。",
          "相手の困りごとが分からないときは、同じ立場の人によくあることとして書く。",
        ],
      },
      en: {
        steps: [
          "Write a subject line about the reader, not about the product.",
          "Say in one specific sentence why you are writing to this person.",
          "Name one problem they are likely to have and what gets easier.",
          "Give one piece of proof.",
          "Ask for one small thing that takes a one-word reply.",
        ],
        edges: [
          "With no track record to cite, offer a trial instead of a figure.",
          "If the reader's problem is unknown, present it as common among people in that position.",
        ],
      },
      es: {
        steps: [
          "Pon un asunto que hable de quien lee, no del producto.",
          "Di en una frase concreta por qué escribes a esa persona.",
          "Nombra un problema que probablemente tenga y qué se le facilita.",
          "Aporta una sola prueba.",
          "Pide una cosa pequeña que se conteste con una palabra.",
        ],
        edges: [
          "Si no hay resultados que citar, ofrece una prueba en lugar de una cifra.",
          "Si se desconoce su problema, preséntalo como habitual en su puesto.",
        ],
      },
    },
  },
];
