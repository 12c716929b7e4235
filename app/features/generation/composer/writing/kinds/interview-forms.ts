import type { WritingVariant } from "../writing-kind";

/** Getting ready to be interviewed, rather than to ask. */
export const interviewForms: readonly WritingVariant[] = [
  {
    id: "candidate",
    slots: [
      {
        told: /experiencia|tengo \d|\bI have \d|years of|経験|[0-9]年(?!生|度)/iu,
        unless: ["detail"],
        text: {
          ja: {
            name: "応募先と経歴",
            hint: "2〜3行。応募する職種、これまでの経験、伝えたい強み",
            label: "応募先と経歴",
          },
          en: {
            name: "job_and_background",
            hint: "two or three lines: the position, your experience and strengths",
            label: "Job and background",
          },
          es: {
            name: "puesto_y_trayectoria",
            hint: "dos o tres líneas: el puesto, tu experiencia y tus puntos fuertes",
            label: "Puesto y trayectoria",
          },
        },
      },
    ],
    keywords: {
      ja: [
        "面接対策",
        "答え方",
        "聞かれた",
        "回答例",
        "受け答え",
        "面接を受け",
        "面接に向け",
        "面接の準備",
        "想定質問",
        "面接練習",
        "逆質問",
        "転職の面接",
        "就活",
      ],
      en: [
        "prepare for",
        "preparing for",
        "my interview",
        "how to answer",
        "answer to",
        "upcoming interview",
        "interviewing for",
        "nervous",
        "i have an interview",
        "interview tomorrow",
        "interview prep",
        "practice answers",
      ],
      es: [
        "preparar una entrevista",
        "prepararme",
        "preparar mi entrevista",
        "cómo responder",
        "mi entrevista",
        "para un puesto",
        "entrevista de trabajo",
        "tengo una entrevista",
        "me van a preguntar",
      ],
    },
    guide: {
      ja: {
        role: "採用面接を数多く行ってきた面接官として、受ける人が自分の言葉で答えられるように準備を手伝う。",
        reader: "面接官は、応募書類だけを見て初めて会う人とする。",
        think: ["面接官がその質問で本当に確かめたいこと", "受ける人の経験のうち、その答えを裏付けるもの"],
        steps: [
          "応募先と経験から、聞かれそうな質問を選ぶ。",
          "質問ごとに、面接官が確かめたいことを一文で書く。",
          "結論、根拠となる経験、応募先とのつながりの順に、答えの骨組みを作る。",
          "避けたい答え方と、言い換えの例を示す。",
          "深掘りされたときの質問と、返し方を添える。",
        ],
        rules: [
          "本人の経験にない実績を作らない。",
          "前の職場や人を悪く言う答えにしない。",
          "丸暗記の文にせず、要点で示す。",
        ],
        output: [
          "質問ごとに、ねらい、答えの骨組み、答えの例（1分以内）、避けたい言い方の順",
          "最後に、こちらから聞く質問を3つ",
        ],
        length: "質問5〜8問",
        edges: [
          "弱みや退職理由など答えにくい質問は、事実を認めたうえで、学んだことと今後につなげる。",
          "経験が書かれていない箇所は[自分の経験]と空けておく。",
        ],
        criteria: ["答えが1分以内で言え、追加の質問にも崩れない。", "応募先でなければならない理由が分かる。"],
        checks: ["書かれていない経歴を足していないか。", "答えの例が、質問にまっすぐ答えているか。"],
      },
      en: {
        role: "You have interviewed hundreds of candidates. Help this one answer in their own words.",
        reader: "The interviewer has read the application and meets the candidate for the first time.",
        think: [
          "What the interviewer really wants to find out with each question",
          "Which experience backs up the answer",
        ],
        steps: [
          "Choose the questions most likely for this job and background.",
          "Say in one sentence what each question is meant to reveal.",
          "Outline the answer: point, experience that proves it, link to the job.",
          "Show an answer to avoid and how to put it better.",
          "Add the likely follow-up and how to meet it.",
        ],
        rules: [
          "Add no achievement the candidate has not mentioned.",
          "Never speak badly of a former employer.",
          "Give key points, not a text to learn by heart.",
        ],
        output: [
          "For each question: what it tests, outline, sample answer (under a minute), what to avoid",
          "Three questions to ask the interviewer at the end",
        ],
        length: "five to eight questions",
        edges: [
          "For weaknesses, gaps or reasons for leaving: admit the fact, then what was learned and what comes next.",
          "Where an experience is not given, leave [your example].",
        ],
        criteria: [
          "Each answer fits in a minute and survives a follow-up.",
          "It is clear why this job and not just any.",
        ],
        checks: [
          "Nothing was added to the candidate’s history.",
          "Each sample answers the question that was asked.",
        ],
      },
      es: {
        role: "Has entrevistado a cientos de candidatos. Ayuda a esta persona a responder con sus propias palabras.",
        reader: "Quien entrevista ha leído la candidatura y ve a la persona por primera vez.",
        think: [
          "Qué quiere averiguar de verdad quien entrevista con cada pregunta",
          "Qué experiencia respalda la respuesta",
        ],
        steps: [
          "Elige las preguntas más probables para ese puesto y esa trayectoria.",
          "Resume en una frase qué busca cada pregunta.",
          "Esboza la respuesta: idea, experiencia que la prueba y relación con el puesto.",
          "Muestra una respuesta que conviene evitar y cómo decirlo mejor.",
          "Añade la repregunta probable y cómo afrontarla.",
        ],
        rules: [
          "No añadas logros que la persona no haya mencionado.",
          "Nada de hablar mal de un empleo anterior.",
          "Da ideas clave, no un texto para aprender de memoria.",
        ],
        output: [
          "Por pregunta: qué evalúa, esquema, respuesta de ejemplo (menos de un minuto) y qué evitar",
          "Al final, tres preguntas para quien entrevista",
        ],
        length: "de cinco a ocho preguntas",
        edges: [
          "Ante debilidades, lagunas o motivos de salida: reconocer el hecho y pasar a lo aprendido y a lo que viene.",
          "Si falta una experiencia, deja [tu ejemplo].",
        ],
        criteria: [
          "Cada respuesta cabe en un minuto y aguanta una repregunta.",
          "Queda claro por qué ese puesto y no otro.",
        ],
        checks: ["No se ha añadido nada a la trayectoria.", "Cada ejemplo responde a lo que se pregunta."],
      },
    },
  },
];
