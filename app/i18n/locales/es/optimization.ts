import type { ImprovementCode } from "~/features/optimization/improvement";

export const optimization = {
  title: "Mejorar el prompt",
  lead: "Quita las palabras que no ayudan a la tarea y pregunta lo que solo tú sabes. Nada cambia hasta que lo aceptes.",
  purpose: "Objetivo del prompt",
  content: "Contenido del prompt",
  submit: "Mejorar",
  working: "Mejorando…",
  failed: "No se pudo mejorar el prompt",
  engine: "Mejorado por {{engine}}",
  engineBuiltin: "Mejorado con las comprobaciones integradas (sin modelo de IA)",
  fellBack: "El modelo de IA no respondió; lo mejoraron las comprobaciones integradas",
  nothing: "Está bien tal cual",
  nothingHint: "No sobra nada y nada se contradice. Úsalo tal cual.",
  improvements: "Qué ha cambiado y por qué",
  questions: "Lo que solo tú sabes",
  questionsHint: "Las respuestas se añaden al final del prompt. Todas son opcionales.",
  putIn: "Añadir las respuestas",
  before: "Antes",
  after: "Después",
  accept: "Usar esta versión",
  keep: "Conservar el original",
  /** What plain code changed, with the words in question and the reason. */
  improvement: {
    role: "Eliminado: «{{words}}». Un papel sin datos empeora la respuesta",
    incantation: "Eliminado: «{{words}}». Los modelos actuales no necesitan este conjuro",
    quality: "Eliminado: «{{words}}». Nadie puede comprobar esa calidad",
    check: "Eliminado: «{{words}}». Una comprobación que sirve para todo no dice nada",
    pressure: "Eliminado: «{{words}}». Ánimos, amenazas y propinas no dicen nada de la tarea",
    contradiction: "Aclarado: «{{words}}». Se excluyen, así que cuenta lo último",
    answer: "Añadido: «{{words}}». Lo que solo tú sabes es lo que más mejora la respuesta",
  } satisfies Record<ImprovementCode, string>,
};
