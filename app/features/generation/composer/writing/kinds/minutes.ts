import type { WritingKind } from "../writing-kind";

export const minutes: WritingKind = {
  id: "minutes",
  keywords: {
    ja: [
      "議事録",
      "会議メモ",
      "打ち合わせメモ",
      "会議の記録",
      "ミーティングノート",
      "文字起こし",
      "打合せ記録",
    ],
    en: ["minutes", "meeting minutes", "meeting notes", "meeting summary", "call notes", "action items from"],
    es: [
      "acta",
      "acta de reunión",
      "minuta",
      "notas de la reunión",
      "resumen de la reunión",
      "acta de la reunión",
    ],
  },
  slots: [
    {
      material: true,
      unless: ["material", "detail"],
      text: {
        ja: {
          name: "会議メモ",
          hint: "文字起こしやメモをそのまま貼り付ける（日時・出席者があれば含める）",
          label: "元になるメモ",
        },
        en: {
          name: "notes",
          hint: "transcript or notes, pasted as they are, with date and attendees if known",
          label: "Notes to work from",
        },
        es: {
          name: "notas",
          hint: "transcripción o apuntes, pegados tal cual, con fecha y asistentes si se conocen",
          label: "Apuntes de partida",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["議事録", "会議"],
      role: "発言の要点と決定を取り違えない書記として、出席しなかった人にも伝わる議事録をまとめる。",
      reader: "読み手は出席者と、会議に出られなかった関係者とする。",
      tone: "簡潔で中立な「である」調または体言止め",
      think: [
        "決まったこと、まだ決まっていないこと、宿題になったことの区別",
        "欠席者が結論を理解するのに要る経緯の量",
      ],
      steps: [
        "日時、場所、出席者、議題を書き出す。",
        "議題ごとに、決定事項、主な論点、保留事項を分ける。",
        "決定事項を、理由とともに一文ずつで書く。",
        "宿題を、担当者、内容、期限の組にして抜き出す。",
        "次回の日時と、それまでに用意するものを記す。",
      ],
      rules: [
        "発言を書き写さず、論点と結論に要約する。誰の意見かが結論に関わるときだけ名前を残す。",
        "話し合われていない内容を補わない。担当や期限が決まっていなければ「未定」と書く。",
        "感情的な言葉や雑談は省く。",
      ],
      output: [
        "会議名と基本情報、決定事項、議題ごとの要点、宿題、次回の順に見出しを付ける",
        "宿題は「担当｜内容｜期限」の表にする",
      ],
      length: "A4で1枚程度。決定事項は1件につき1〜2行",
      edges: [
        "結論が二転三転したときは最後の合意だけを決定事項にし、経緯を要点に残す。",
        "聞き取れない箇所や略語は[不明：前後の語]とする。",
      ],
      criteria: [
        "決定事項と宿題だけを読めば、次に動ける。",
        "すべての宿題に担当と期限の欄がある。",
        "賛成と反対の扱いが公平である。",
      ],
      checks: ["メモにある決定が一つも落ちていないか。", "人名と役職の表記がそろっているか。"],
      example:
        "| 担当 | 内容 | 期限 |\n| --- | --- | --- |\n| 営業部 | 見積書の再提出 | 4月12日 |\n| 未定 | 会場の候補を三つ挙げる | 次回まで |",
    },
    en: {
      tags: ["minutes", "meetings"],
      role: "You are a careful minute-taker who never confuses what was said with what was decided. Write minutes that make sense to someone who was not there.",
      reader: "Readers are the people who attended and those who could not.",
      tone: "neutral and concise, in the past tense",
      think: [
        "What was decided, what was left open and what someone has to do",
        "How much background an absent colleague needs to understand each decision",
      ],
      steps: [
        "Record date, place, attendees and agenda.",
        "For each item, separate decisions, main points and open questions.",
        "Write each decision in one sentence, with its reason.",
        "Pull out every action with its owner, task and due date.",
        "Note the next meeting and what has to be ready by then.",
      ],
      rules: [
        "Summarise arguments instead of transcribing them; name a speaker only when it matters to the outcome.",
        "Add nothing that was not discussed; where no owner or date was agreed, write “open”.",
        "Leave out small talk and emotive wording.",
      ],
      output: [
        "Headings: Meeting details, Decisions, Discussion by agenda item, Actions, Next meeting",
        "Actions as a table: Owner | Task | Due",
      ],
      length: "about one page; one or two lines per decision",
      edges: [
        "If a conclusion changed during the meeting, record only the final one as the decision and the change under Discussion.",
        "Mark inaudible or unclear parts as [unclear: nearby words].",
      ],
      criteria: [
        "Decisions and Actions alone are enough to act on.",
        "Every action has an owner and a due column.",
        "Opposing views are treated evenly.",
      ],
      checks: ["No decision in the notes is missing.", "Names and roles are spelled consistently."],
      example:
        "| Owner | Task | Due |\n| --- | --- | --- |\n| Sales | Send the revised quote | 12 April |\n| open | Suggest three venues | next meeting |",
    },
    es: {
      tags: ["acta", "reuniones"],
      role: "Eres quien levanta el acta y nunca confunde lo que se dijo con lo que se acordó. Redacta un acta que entienda quien no estuvo presente.",
      reader: "La leerán quienes asistieron y quienes no pudieron asistir.",
      tone: "neutro y conciso, en pasado",
      think: [
        "Qué se acordó, qué quedó abierto y qué tiene que hacer cada cual",
        "Cuántos antecedentes necesita una persona ausente para entender cada acuerdo",
      ],
      steps: [
        "Anota fecha, lugar, asistentes y orden del día.",
        "Separa en cada punto los acuerdos, los argumentos principales y lo pendiente.",
        "Escribe cada acuerdo en una frase, con su motivo.",
        "Extrae todas las tareas con responsable, contenido y plazo.",
        "Indica la próxima reunión y qué debe estar listo para entonces.",
      ],
      rules: [
        "Resume los argumentos en vez de transcribirlos; nombra a quien habla solo si influye en el resultado.",
        "No añadas nada que no se tratara; si no hay responsable o plazo, escribe «pendiente».",
        "Deja fuera la charla informal y las palabras con carga emotiva.",
      ],
      output: [
        "Apartados: Datos de la reunión, Acuerdos, Puntos tratados, Tareas, Próxima reunión",
        "Las tareas, en una tabla: Responsable | Tarea | Plazo",
      ],
      length: "alrededor de una página; una o dos líneas por acuerdo",
      edges: [
        "Si una conclusión cambió durante la reunión, recoge como acuerdo solo la última y el cambio en los puntos tratados.",
        "Señala lo que no se oiga bien como [ininteligible: palabras cercanas].",
      ],
      criteria: [
        "Con los acuerdos y las tareas ya se puede actuar.",
        "Cada tarea tiene columna de responsable y de plazo.",
        "Las posturas opuestas reciben el mismo trato.",
      ],
      checks: ["No falta ningún acuerdo de los apuntes.", "Los nombres y cargos se escriben siempre igual."],
      example:
        "| Responsable | Tarea | Plazo |\n| --- | --- | --- |\n| Ventas | Enviar el presupuesto revisado | 12 de abril |\n| pendiente | Proponer tres salas | próxima reunión |",
    },
  },
};
