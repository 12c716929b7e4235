import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";
import { interviewForms } from "./interview-forms";

export const interview: WritingKind = {
  id: "interview",
  keywords: {
    ja: [
      "インタビュー",
      "面接",
      "取材",
      "ヒアリング",
      "面談",
      "1on1",
      "面接対策",
      "質問リスト",
      "質問案",
      "面接官",
    ],
    en: [
      "interview",
      "interview questions",
      "job interview",
      "mock interview",
      "one-on-one",
      "questions to ask",
    ],
    es: ["entrevista", "preguntas de entrevista", "entrevista de trabajo", "preguntas para"],
  },
  counted: { ja: "問|個|つ|項目", en: "questions?", es: "preguntas?" },
  lengthIsCount: true,
  slots: [
    { ...slots.topic, unless: [...slots.topic.unless, "audience"] },
    {
      unless: ["audience", "names", "detail"],
      text: {
        ja: { name: "話を聞く相手", hint: "1行。立場と経歴。面接対策なら応募先", label: "相手" },
        en: {
          name: "interviewee",
          hint: "one line: who they are; for job interviews, the position",
          label: "Interviewee",
        },
        es: {
          name: "entrevistado",
          hint: "una línea: quién es; en una selección, el puesto",
          label: "Persona entrevistada",
        },
      },
    },
  ],
  forms: interviewForms,
  guide: {
    ja: {
      tags: ["インタビュー", "質問"],
      role: "相手が思わず話したくなる問いを立てる聞き手として、当日そのまま使える質問と進め方を用意する。",
      reader: "相手とはこれまで深く話したことがないとする。",
      tone: "敬意があり、率直で話しやすい",
      think: ["この対話で必ず持ち帰りたいこと", "調べれば分かることと、本人にしか語れないことの区別"],
      steps: [
        "目的から、聞き出したいことを三つに絞る。",
        "答えやすい質問で始め、中心の質問、踏み込んだ質問の順に並べる。",
        "中心の質問ごとに、具体例や理由を引き出す追加の問いを添える。",
        "時間を割り振り、締めの質問とお礼を決める。",
      ],
      rules: [
        "「はい」「いいえ」で終わる問い、答えを誘導する問いを避ける。",
        "一つの質問で聞くことは一つにする。",
        "採用の場では、家族、信条、健康など職務に関わらないことを尋ねない。",
      ],
      output: ["進行表（時間｜質問｜追加の問い｜聞き取りたいこと）の表と、冒頭と結びの言葉"],
      length: "30分、質問8〜10問",
      edges: [
        "話が短く終わるとき、長く逸れるときの返し方を一つずつ用意する。",
        "答えにくい話題は、断ってもよいことを先に伝える。",
      ],
      criteria: ["質問を順に追うと、自然な会話になる。", "どの質問にも、目的と結び付く理由がある。"],
      checks: ["似た質問が重なっていないか。", "時間内に中心の質問まで届くか。"],
    },
    en: {
      tags: ["interview", "questions"],
      role: "You are an interviewer whose questions make people want to talk. Prepare questions and a running order ready for the day.",
      reader: "The two people have not talked in depth before.",
      tone: "respectful, frank and easy to answer",
      think: [
        "What must be learned from this conversation",
        "What can be looked up and what only this person can tell",
      ],
      steps: [
        "Reduce the purpose to three things to find out.",
        "Order the questions: easy ones, the core, then the searching ones.",
        "Give each core question a follow-up that draws out an example or a reason.",
        "Divide the time and settle the last question and the thanks.",
      ],
      rules: [
        "No yes-or-no and no leading questions.",
        "One thing per question.",
        "In hiring, nothing about family, beliefs, health or anything else unrelated to the job.",
      ],
      output: ["A table (Time | Question | Follow-up | What to listen for), with opening and closing words"],
      length: "30 minutes, 8–10 questions",
      edges: [
        "Prepare one way to revive a short answer and one to rein in a long one.",
        "Before a sensitive topic, say that it may be declined.",
      ],
      criteria: [
        "Asked in order, the questions make a natural conversation.",
        "Every question has a reason tied to the purpose.",
      ],
      checks: ["No two questions ask for the same thing.", "The core is reached within the time."],
    },
    es: {
      tags: ["entrevista", "preguntas"],
      role: "Haces entrevistas en las que la gente tiene ganas de hablar. Prepara las preguntas y el orden, listos para el día.",
      reader: "Las dos personas no han hablado antes a fondo.",
      tone: "respetuoso, franco y fácil de responder",
      think: [
        "Qué hay que averiguar sin falta en esta conversación",
        "Qué se puede consultar y qué solo puede contar esta persona",
      ],
      steps: [
        "Reduce el objetivo a tres cosas que averiguar.",
        "Ordena las preguntas: las fáciles, las centrales y las más incisivas.",
        "Añade a cada pregunta central otra que pida un ejemplo o una razón.",
        "Reparte el tiempo y decide la última pregunta y el agradecimiento.",
      ],
      rules: [
        "Nada de preguntas de sí o no ni que induzcan la respuesta.",
        "Una sola cosa por pregunta.",
        "En una selección, nada sobre familia, creencias, salud u otros asuntos ajenos al puesto.",
      ],
      output: [
        "Una tabla (Tiempo | Pregunta | Repregunta | Qué escuchar) con palabras de inicio y de cierre",
      ],
      length: "30 minutos, de 8 a 10 preguntas",
      edges: [
        "Ten lista una forma de reavivar una respuesta corta y otra de encauzar una larga.",
        "Antes de un tema delicado, avisa de que se puede no responder.",
      ],
      criteria: [
        "En orden, las preguntas forman una conversación natural.",
        "Cada pregunta tiene una razón ligada al objetivo.",
      ],
      checks: ["No hay dos preguntas que pidan lo mismo.", "Da tiempo a llegar a las centrales."],
    },
  },
};
