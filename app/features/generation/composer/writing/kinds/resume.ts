import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";
import { resumeForms } from "./resume-forms";

export const resume: WritingKind = {
  id: "resume",
  keywords: {
    ja: [
      "職務要約",
      "履歴書",
      "職務経歴書",
      "経歴書",
      "自己PR",
      "志望動機",
      "レジュメ",
      "エントリーシート",
      "ES",
      "ガクチカ",
      "自己推薦文",
    ],
    en: [
      "linkedin about",
      "about section",
      "linkedin headline",
      "linkedin bio",
      "résumé",
      "my resume",
      "a resume",
      "cv",
      "curriculum vitae",
      "linkedin profile",
      "personal statement",
      "resume for",
      "resume summary",
    ],
    es: ["currículum", "currículo", "cv", "hoja de vida", "perfil de linkedin", "curriculum vitae"],
  },
  slots: [
    slots.background,
    {
      unless: ["topic", "detail"],
      text: {
        ja: { name: "応募先", hint: "職種と会社、1行", label: "応募先" },
        en: { name: "position", hint: "job title and employer, one line", label: "Position applied for" },
        es: { name: "puesto", hint: "puesto y empresa, una línea", label: "Puesto al que se opta" },
      },
    },
  ],
  forms: resumeForms,
  guide: {
    ja: {
      tags: ["履歴書", "就職・転職"],
      role: "採用する側の読み方を知るキャリアアドバイザーとして、会って話を聞きたいと思われる応募書類を作る。",
      reader: "読み手は一通を1分ほどで見る採用担当者とする。",
      tone: "誠実で自信のある、簡潔な書き言葉",
      think: ["応募先が最も確かめたい能力を三つ", "それを示せる経験と、数字で言える成果"],
      steps: [
        "応募先が求める力と、本人の経験の重なりを見つける。",
        "強みを二〜三に絞り、冒頭の要約に書く。",
        "経験ごとに、状況、行動、結果の順で書き、結果を数字で示す。",
        "応募先で生かせる点と、これからやりたいことを結び付ける。",
        "関係の薄い情報を削り、表記をそろえる。",
      ],
      rules: [
        "経験、資格、数字を誇張しない。分からない数字は[数字]として空けておく。",
        "「頑張りました」「コミュニケーション能力が高い」などの抽象語だけで済ませない。",
        "退職や空白期間は、前向きな事実だけを簡潔に書く。",
      ],
      output: ["要約、強み、経験（新しい順）、資格・技能の見出し", "経験は1件につき2〜4項目の箇条書き"],
      length: "A4で1〜2枚",
      edges: [
        "経験が少ないときは、学業、活動、日々の工夫から力を示す。",
        "職種を変える場合は、前の仕事と共通する力を先に書く。",
      ],
      criteria: ["最初の5行で、何ができる人かが分かる。", "どの強みにも根拠となる事実がある。"],
      checks: ["年月と順序に矛盾がないか。", "面接で聞かれて答えに困る記述がないか。"],
    },
    en: {
      tags: ["résumé", "job search"],
      role: "You are a career adviser who knows how recruiters read. Write an application document that makes them want to meet this person.",
      reader: "A recruiter will spend about a minute on it.",
      tone: "confident, factual and brief",
      think: [
        "The three abilities this employer most wants to see",
        "The experience that proves them, with results in figures",
      ],
      steps: [
        "Find where the job's requirements and the person's experience meet.",
        "Pick two or three strengths and state them in a summary at the top.",
        "For each role write what was done and what came of it, starting with a strong verb and ending with a figure.",
        "Connect that experience to what the employer needs.",
        "Drop what is irrelevant and make the wording consistent.",
      ],
      rules: [
        "Do not inflate experience, qualifications or figures; leave unknown figures as [figure].",
        "No empty phrases such as “team player” without proof.",
        "No photo, age or marital status unless the country expects them.",
      ],
      output: [
        "Headings: Summary, Strengths, Experience (latest first), Education and skills",
        "Two to four bullets per role, plain text that applicant-tracking software can read",
      ],
      length: "one page, two at most",
      edges: [
        "With little experience, show ability through studies, projects or volunteering.",
        "For a change of field, lead with the skills that carry over.",
      ],
      criteria: ["The first five lines say what this person can do.", "Every strength is backed by a fact."],
      checks: ["Dates and order are consistent.", "Nothing would be hard to explain in an interview."],
    },
    es: {
      tags: ["currículum", "empleo"],
      role: "Eres orientador laboral y sabes cómo leen las personas que seleccionan. Redacta un documento que dé ganas de conocer a quien se presenta.",
      reader: "Lo verá durante un minuto, más o menos, alguien de selección.",
      tone: "seguro, concreto y breve",
      think: [
        "Las tres capacidades que más le importan a la empresa",
        "La experiencia que las demuestra, con resultados en cifras",
      ],
      steps: [
        "Busca dónde coinciden los requisitos del puesto y la experiencia.",
        "Elige dos o tres puntos fuertes y exponlos en un perfil inicial.",
        "En cada puesto indica qué se hizo y con qué resultado, con un verbo de acción y una cifra.",
        "Relaciona esa experiencia con lo que la empresa necesita.",
        "Elimina lo que no aporte y unifica la redacción.",
      ],
      rules: [
        "No exageres experiencia, títulos ni cifras; deja los datos desconocidos como [cifra].",
        "Nada de frases vacías como «trabajo bien en equipo» sin pruebas.",
        "Sin foto, edad ni estado civil, salvo que sea lo habitual en el país.",
      ],
      output: [
        "Apartados: Perfil, Puntos fuertes, Experiencia (de lo más reciente a lo más antiguo), Formación y competencias",
        "De dos a cuatro viñetas por puesto, en texto que los programas de selección puedan leer",
      ],
      length: "una página, dos como máximo",
      edges: [
        "Con poca experiencia, demuestra capacidad con estudios, proyectos o voluntariado.",
        "En un cambio de sector, empieza por las competencias que se pueden trasladar.",
      ],
      criteria: [
        "Las cinco primeras líneas dicen qué sabe hacer la persona.",
        "Cada punto fuerte se apoya en un hecho.",
      ],
      checks: ["Las fechas y el orden son coherentes.", "Nada sería difícil de explicar en una entrevista."],
    },
  },
};
