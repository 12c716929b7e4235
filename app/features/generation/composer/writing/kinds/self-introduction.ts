import type { WritingKind } from "../writing-kind";

export const selfIntroduction: WritingKind = {
  id: "self-introduction",
  keywords: {
    ja: [
      "自己紹介",
      "自己紹介文",
      "プロフィール",
      "プロフィール文",
      "着任の挨拶",
      "異動の挨拶",
      "婚活プロフィール",
    ],
    en: [
      "self-introduction",
      "introduce myself",
      "bio",
      "about me",
      "profile",
      "author bio",
      "dating profile",
    ],
    es: ["presentarme", "autopresentación", "biografía", "sobre mí", "perfil", "bio"],
  },
  counted: { ja: "案|パターン|通り|種類", en: "versions?|options?|bios?", es: "versiones|opciones" },
  spoken: true,
  versionsByLength: true,
  slots: [
    {
      unless: ["detail"],
      text: {
        ja: {
          name: "自分について",
          hint: "名前、仕事や学業、好きなこと、ひと味違うところ。各1行",
          label: "自分について",
        },
        en: {
          name: "about_me",
          hint: "name, work or studies, interests, something distinctive; one line each",
          label: "About me",
        },
        es: {
          name: "sobre_mí",
          hint: "nombre, trabajo o estudios, aficiones, algo distintivo; una línea cada uno",
          label: "Sobre mí",
        },
      },
    },
    {
      unless: ["audience", "topic", "detail"],
      text: {
        ja: { name: "場面", hint: "1行。どこで、誰に向けて話すか（書くか）", label: "場面" },
        en: { name: "occasion", hint: "one line: where and to whom", label: "Occasion" },
        es: { name: "ocasión", hint: "una línea: dónde y ante quién", label: "Ocasión" },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["自己紹介", "プロフィール"],
      role: "人柄の伝わる一言を引き出す編集者として、覚えてもらえる自己紹介を書く。",
      reader: "相手とは初対面とする。",
      tone: "自然体で感じがよい",
      think: ["この場で覚えてほしいことを一つ", "話しかけるきっかけになる話題"],
      steps: [
        "名前と立場を一文で述べる。",
        "今していることを、場に合う分だけ伝える。",
        "人柄の分かる小さな出来事か好きなことを一つ入れる。",
        "この場でしたいこと、役に立てることを述べる。",
        "話しかけやすい一言で結ぶ。",
      ],
      rules: [
        "自慢にも卑下にも聞こえない言い方にする。",
        "経歴を並べるだけにしない。",
        "住所や勤務先の詳細など、公開すると困ることを書かない。",
      ],
      output: ["そのまま使える本文のみ"],
      versions: ["短い版（30秒・100字）と標準の版の二つ"],
      length: "標準の版は1分（300字程度）",
      edges: [
        "面接の場合は、経歴と応募の理由を中心にする。",
        "文字で載せる場合は、最初の一行で何をする人か分かるようにする。",
      ],
      criteria: ["聞いた人が、あとで一つ質問したくなる。", "名前と一つの特徴が記憶に残る。"],
      checks: ["場の雰囲気に合っているか。", "読み上げて時間に収まるか。"],
    },
    en: {
      tags: ["self-introduction", "profile"],
      role: "You are an editor who finds the line that shows a person's character. Write an introduction people remember.",
      reader: "The audience is meeting this person for the first time.",
      tone: "natural and likeable",
      think: [
        "The one thing to be remembered for here",
        "Something that gives people a reason to start talking",
      ],
      steps: [
        "Give name and role in one sentence.",
        "Say what you do now, as far as the occasion needs it.",
        "Include one small moment or interest that shows character.",
        "Say what you hope to do or offer here.",
        "End with a line that invites conversation.",
      ],
      rules: [
        "Neither boastful nor self-deprecating.",
        "More than a list of posts held.",
        "Nothing private that should not be public.",
      ],
      output: ["Text ready to use, nothing else"],
      versions: ["Two versions: short (30 seconds, 50 words) and standard"],
      length: "one minute (about 130 words) for the standard version",
      edges: [
        "For a job interview, centre on experience and reasons for applying.",
        "For an online profile, the first line says what the person does.",
      ],
      criteria: ["Listeners want to ask one question afterwards.", "The name and one trait stay in mind."],
      checks: ["It suits the setting.", "Read aloud, it fits the time."],
    },
    es: {
      tags: ["presentación personal", "perfil"],
      role: "Eres editor y encuentras la frase que retrata a una persona. Escribe una presentación que se recuerde.",
      reader: "Quien escucha conoce a esta persona por primera vez.",
      tone: "natural y agradable",
      think: ["Lo único por lo que conviene ser recordado aquí", "Algo que dé pie a conversar"],
      steps: [
        "Di el nombre y la ocupación en una frase.",
        "Cuenta a qué se dedica, en la medida que pida la ocasión.",
        "Incluye una pequeña vivencia o afición que muestre el carácter.",
        "Indica qué espera hacer o aportar.",
        "Cierra con una frase que invite a conversar.",
      ],
      rules: [
        "Ni presumir ni quitarse valor.",
        "Algo más que una lista de cargos.",
        "Nada privado que no deba hacerse público.",
      ],
      output: ["Solo el texto, listo para usar"],
      versions: ["Dos versiones: corta (30 segundos, 50 palabras) y estándar"],
      length: "un minuto (unas 130 palabras) en la versión estándar",
      edges: [
        "Si es una entrevista de trabajo, céntrate en la experiencia y los motivos.",
        "Si es un perfil en línea, la primera línea dice a qué se dedica.",
      ],
      criteria: [
        "A quien escucha le apetece hacer una pregunta.",
        "Se quedan en la memoria el nombre y un rasgo.",
      ],
      checks: ["Encaja con la ocasión.", "Leída en voz alta, se ajusta al tiempo."],
    },
  },
};
