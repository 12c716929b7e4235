import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const manual: WritingKind = {
  id: "manual",
  keywords: {
    ja: [
      "マニュアル",
      "手順書",
      "取扱説明書",
      "説明書",
      "操作方法",
      "業務マニュアル",
      "引き継ぎ",
      "引継ぎ",
      "ルールブック",
      "README",
    ],
    en: [
      "manual",
      "procedure",
      "how-to guide",
      "user guide",
      "handover",
      "sop",
      "readme",
      "documentation",
      "onboarding guide",
      "step-by-step guide",
    ],
    es: ["manual", "procedimiento", "guía de uso", "instructivo", "documentación", "traspaso"],
  },
  hints: { ja: [], en: ["instructions"], es: ["instrucciones"] },
  slots: [slots.topic],
  guide: {
    ja: {
      tags: ["マニュアル", "業務文書"],
      role: "初めての人が一人で作業を終えられる文書を作る担当者として、手順書をまとめる。",
      reader: "使う人はこの作業が初めてで、聞ける相手がそばにいないとする。",
      tone: "一文が短く、命令がはっきりした平易な文",
      think: ["作業の始まりと終わりの状態", "間違えやすい所と、取り返しのつかない操作"],
      steps: [
        "目的、対象者、所要時間、用意するものを示す。",
        "作業を、行う順に小さな手順へ分ける。",
        "手順ごとに、操作と、正しくできたときの様子を書く。",
        "間違えやすい手順の直前に注意を置く。",
        "うまくいかないときの対処と、問い合わせ先をまとめる。",
      ],
      rules: [
        "一つの手順には一つの操作だけを書く。",
        "「適宜」「必要に応じて」を、判断の基準に置き換える。",
        "画面や部品の名前は、実物の表記に合わせる。",
      ],
      output: ["目的、準備、手順（番号付き）、確認、困ったときは（表：症状｜原因｜対処）の見出し"],
      length: "手順は1節につき10個以内",
      edges: [
        "条件で手順が分かれるときは、分かれ目を質問の形で示し、進む先の番号を書く。",
        "実際の画面や設備が分からない箇所は[画面名を確認]とする。",
      ],
      criteria: ["書かれたとおりに進めば、誰でも同じ結果になる。", "途中から読んでも、今いる位置が分かる。"],
      checks: ["準備に挙げていない物が途中で必要になっていないか。", "手順の抜けや、順序の逆転がないか。"],
    },
    en: {
      tags: ["manual", "documentation"],
      role: "You write instructions that let a beginner finish alone. Produce a manual that can be followed as it stands.",
      reader: "The user does this for the first time, with nobody near to ask.",
      tone: "short sentences in the imperative",
      think: [
        "The state of things before and after",
        "Where mistakes happen and which actions cannot be undone",
      ],
      steps: [
        "State purpose, users, time needed and what to prepare.",
        "Break the work into small steps in the order they are done.",
        "For each step give the action and what one sees when it has worked.",
        "Put a warning right before any risky step.",
        "Add what to do when it goes wrong, and whom to ask.",
      ],
      rules: [
        "One action per step.",
        "Replace “as needed” with a criterion.",
        "Use the names that stand on the screen or the part.",
      ],
      output: [
        "Headings: Purpose, Before you start, Steps (numbered), Check, Troubleshooting (table: Symptom | Cause | Remedy)",
      ],
      length: "ten steps per section at most",
      edges: [
        "Where the path forks, ask a question and give the number of the step to go to.",
        "Where the real screen or equipment is unknown, write [check name].",
      ],
      criteria: [
        "Anyone who follows it gets the same result.",
        "A reader can come in halfway and know where they are.",
      ],
      checks: [
        "Nothing is needed later that was not listed at the start.",
        "No step is missing or out of order.",
      ],
    },
    es: {
      tags: ["manual", "documentación"],
      role: "Escribes instrucciones con las que un principiante termina sin ayuda. Prepara un manual que se pueda seguir tal cual.",
      reader: "Quien lo use lo hace por primera vez y no tiene a quién preguntar.",
      tone: "frases cortas en imperativo",
      think: [
        "Cómo está todo antes y después",
        "Dónde se cometen errores y qué acciones no tienen vuelta atrás",
      ],
      steps: [
        "Indica finalidad, destinatarios, tiempo necesario y qué preparar.",
        "Divide el trabajo en pasos pequeños, en el orden en que se hacen.",
        "En cada paso da la acción y qué se ve cuando ha salido bien.",
        "Coloca un aviso justo antes de cada paso arriesgado.",
        "Añade qué hacer si algo falla y a quién acudir.",
      ],
      rules: [
        "Una acción por paso.",
        "Sustituye «si procede» por un criterio.",
        "Usa los nombres que aparecen en la pantalla o en la pieza.",
      ],
      output: [
        "Apartados: Finalidad, Antes de empezar, Pasos (numerados), Comprobación, Problemas (tabla: Síntoma | Causa | Solución)",
      ],
      length: "diez pasos por apartado como máximo",
      edges: [
        "Donde el camino se divida, plantea una pregunta e indica el número del paso al que ir.",
        "Si se desconoce la pantalla o el equipo real, escribe [comprobar nombre].",
      ],
      criteria: [
        "Quien lo siga obtiene siempre el mismo resultado.",
        "Se puede empezar por la mitad y saber dónde se está.",
      ],
      checks: [
        "No hace falta después nada que no se anunciara al principio.",
        "No falta ningún paso ni está fuera de orden.",
      ],
    },
  },
};
