import type { Language } from "~/languages";

/** The fixed wording of what the diagnosis adds, in the language of the prompt. */
export interface Phrases {
  role: string;
  audience: string;
  constraints: string;
  format: string;
  length: string;
  example: string;
  criteria: string;
  priority: string;
  background: string;
  source: string;
  task: string;
  /** `purpose` is short and one line. */
  practitioner: (purpose: string, polite: boolean) => string;
  unspecified: (polite: boolean) => string;
  /** What an answer of no particular kind looks like. */
  anyFormat: readonly string[];
  anyLength: string;
  /** Replies in a conversation. */
  replies: readonly string[];
  missing: string;
  ask: string;
  fulfils: (purpose: string) => string;
}

export const phrases: Record<Language, Phrases> = {
  ja: {
    role: "役割",
    audience: "読み手",
    constraints: "条件",
    format: "出力",
    length: "長さ：",
    example: "出力例",
    criteria: "仕上がりの基準",
    priority: "優先順位",
    background: "背景",
    source: "対象",
    task: "依頼",
    practitioner: (purpose, polite) =>
      `あなたは、「${purpose}」に必要な知識と実務経験を持つ専門家${polite ? "です" : "である"}。`,
    unspecified: (polite) =>
      `あなたは、この依頼の分野で実務経験を積んだ専門家${polite ? "です" : "である"}。`,
    anyFormat: [
      "最初の一、二文で結論を示し、理由や補足はその後に置く",
      "三つ以上を並べるときは箇条書きにする",
    ],
    anyLength: "800字以内",
    replies: ["一回の返答は400字以内とし、最初の一文で答えの要点を示す"],
    missing: "情報が足りない箇所は推測で補わず、「要確認」と記す",
    ask: "答えるのに必要な情報が足りないときは、先に質問を一つする",
    fulfils: (purpose) => `「${purpose}」という目的に、手直しなしで使える`,
  },
  en: {
    role: "Role",
    audience: "Audience",
    constraints: "Constraints",
    format: "Output format",
    length: "Length: ",
    example: "Example of the output",
    criteria: "A good result",
    priority: "Order of priority",
    background: "Background",
    source: "Material",
    task: "Task",
    practitioner: (purpose) =>
      `You are a practitioner with the knowledge and experience that “${purpose}” takes.`,
    unspecified: () => "You are a practitioner with long experience of this kind of work.",
    anyFormat: [
      "The conclusion in the first two sentences, then the reasons and details",
      "Three or more parallel points as a bulleted list",
    ],
    anyLength: "500 words at most",
    replies: ["Replies of 200 words at most, each with its main point in the first sentence"],
    missing: "Where information is missing, say so instead of guessing",
    ask: "If something you need to know is missing, ask one question before you answer",
    fulfils: (purpose) => `It serves this purpose without further editing: “${purpose}”`,
  },
  es: {
    role: "Papel",
    audience: "A quién va dirigido",
    constraints: "Condiciones",
    format: "Formato del resultado",
    length: "Extensión: ",
    example: "Ejemplo del resultado",
    criteria: "Criterios de calidad",
    priority: "Prioridad",
    background: "Contexto",
    source: "Material",
    task: "Tarea",
    practitioner: (purpose) =>
      `Eres especialista, con los conocimientos y la experiencia que requiere este trabajo: «${purpose}».`,
    unspecified: () => "Eres especialista y tienes larga experiencia en este tipo de trabajo.",
    anyFormat: [
      "La conclusión en las dos primeras frases; después, las razones y los detalles",
      "Tres o más puntos paralelos, en una lista con viñetas",
    ],
    anyLength: "500 palabras como máximo",
    replies: ["Respuestas de 200 palabras como máximo, con lo esencial en la primera frase"],
    missing: "Si falta información, indícalo en lugar de suponerla",
    ask: "Si falta un dato que necesitas, haz una pregunta antes de responder",
    fulfils: (purpose) => `Sirve para este objetivo sin retoques: «${purpose}»`,
  },
};
