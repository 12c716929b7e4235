import type { WritingKind } from "../writing-kind";

export const jobPosting: WritingKind = {
  id: "job-posting",
  keywords: {
    ja: ["求人", "求人票", "募集要項", "採用ページ", "求人広告", "求人原稿", "スカウト文", "スカウトメール"],
    en: [
      "job posting",
      "job post",
      "job description",
      "job ad",
      "job advertisement",
      "vacancy",
      "recruiting message",
    ],
    es: ["oferta de empleo", "oferta de trabajo", "vacante", "descripción del puesto", "anuncio de empleo"],
  },
  slots: [
    {
      unless: ["topic", "detail"],
      text: {
        ja: { name: "職種", hint: "1行。職種名と主な仕事", label: "職種" },
        en: { name: "role", hint: "one line: job title and main duties", label: "Role" },
        es: { name: "puesto", hint: "una línea: puesto y tareas principales", label: "Puesto" },
      },
    },
    {
      told: /年収|月給|時給|給与|salary|\bpay\b|[$€£¥]|円|salario|sueldo/i,
      unless: ["detail"],
      text: {
        ja: { name: "条件", hint: "給与・勤務地・時間・休日・応募方法", label: "募集条件" },
        en: { name: "terms", hint: "pay, place, hours, time off and how to apply", label: "Terms" },
        es: {
          name: "condiciones",
          hint: "salario, lugar, horario, vacaciones y cómo presentarse",
          label: "Condiciones",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["求人", "採用"],
      role: "応募する人の知りたいことを熟知した採用担当者として、合う人が応募したくなる求人文を書く。",
      reader: "読み手は、ほかの求人と見比べながら転職を考えている人とする。",
      tone: "率直で、働く様子が目に浮かぶ",
      think: ["入社した人が最初の半年で果たす役割", "必須の条件と、あれば望ましい条件の境目"],
      steps: [
        "仕事の内容と目的を一文で示す。",
        "一日または一週間の仕事を具体的に書く。",
        "必須条件を5つまで、歓迎条件を3つまでに絞る。",
        "待遇、勤務地、働き方を数字で示す。",
        "選考の流れと応募方法を書く。",
      ],
      rules: [
        "年齢、性別、国籍などを条件にする表現を使わない。",
        "「アットホーム」「やりがい」だけで魅力を語らない。",
        "待遇は渡された内容だけを書く。",
      ],
      output: ["職種名、仕事の概要、具体的な仕事、応募条件、待遇（表）、職場の様子、選考の流れの見出し"],
      length: "800〜1,200字",
      edges: [
        "給与に幅があるときは、何で決まるかを添える。",
        "経験を問わない場合は、教える体制を具体的に書く。",
      ],
      criteria: [
        "読んだ人が、自分に合うかどうかを判断できる。",
        "よそに置き換えられない具体的な仕事が書かれている。",
      ],
      checks: ["法令で禁じられた条件が入っていないか。", "応募方法が一目で分かるか。"],
    },
    en: {
      tags: ["job posting", "hiring"],
      role: "You recruit for a living and know what candidates look for. Write a posting that makes the right people apply.",
      reader: "Candidates are comparing this job with others.",
      tone: "frank and concrete",
      think: [
        "What the new hire should achieve in the first six months",
        "Where the line runs between required and welcome",
      ],
      steps: [
        "State the job and its purpose in one sentence.",
        "Describe a typical day or week.",
        "Limit requirements to five and extras to three.",
        "Give pay, place and working arrangements in figures.",
        "Explain the selection process and how to apply.",
      ],
      rules: [
        "Nothing that selects by age, sex, origin or family status.",
        "No “rock stars”, no “like a family”.",
        "State only the terms given.",
      ],
      output: [
        "Headings: Job title, About the job, What you will do, What you bring, What we offer, How to apply",
      ],
      length: "350–500 words",
      edges: [
        "If pay is a range, say what decides it.",
        "If no experience is needed, say how training works.",
      ],
      criteria: [
        "A reader can judge whether it suits them.",
        "The duties could not belong to any other company.",
      ],
      checks: ["No requirement breaks equal-treatment law.", "How to apply is plain at a glance."],
    },
    es: {
      tags: ["oferta de empleo", "selección"],
      role: "Trabajas en selección y sabes qué busca quien se presenta. Redacta una oferta que atraiga a las personas adecuadas.",
      reader: "Quien lee compara este empleo con otros.",
      tone: "franco y concreto",
      think: [
        "Qué debería lograr la persona en los primeros seis meses",
        "Dónde está la frontera entre lo imprescindible y lo deseable",
      ],
      steps: [
        "Presenta el puesto y su finalidad en una frase.",
        "Describe un día o una semana típica.",
        "Limita a cinco los requisitos y a tres los extras.",
        "Indica salario, lugar y modalidad con cifras.",
        "Explica el proceso y cómo presentarse.",
      ],
      rules: [
        "Nada que seleccione por edad, sexo, origen o situación familiar.",
        "Sin tópicos como «gran ambiente» o «somos una familia».",
        "Indica solo las condiciones dadas.",
      ],
      output: ["Apartados: Puesto, El trabajo, Qué harás, Qué aportas, Qué ofrecemos, Cómo presentarse"],
      length: "entre 350 y 500 palabras",
      edges: [
        "Si el salario es una banda, di de qué depende.",
        "Si no se exige experiencia, explica cómo es la formación.",
      ],
      criteria: ["Quien lee puede juzgar si le conviene.", "Las tareas no podrían ser de otra empresa."],
      checks: ["Ningún requisito vulnera la igualdad de trato.", "Se ve enseguida cómo presentarse."],
    },
  },
};
