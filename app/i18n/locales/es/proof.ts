import type { Dictionary } from "../ja";

export const proof: Dictionary["proof"] = {
  title: "Comparado con {{rival}}",
  rivals: { line: "la línea sola", version: "la versión {{number}}", proposal: "la propuesta" },
  outcome: {
    better: "Mejor que {{rival}} en {{won}} de {{all}} casos",
    same: "Sin diferencia clara con {{rival}}",
    worse: "Peor que {{rival}} en {{won}} de {{all}} casos",
  },
  winner: {
    prompt: "La respuesta a este prompt es mejor",
    rival: "La respuesta a {{rival}} es mejor",
    neither: "Sin diferencia clara",
  },
  changed: "El prompt ha cambiado desde esta comparación (entonces era la versión {{version}}).",
  set: "Caso {{number}}",
  values: "Valores",
  facts: "Lo que se dijo a ambos",
  reply: "Respuesta a este prompt",
  rivalReply: "Respuesta a {{rival}}",
  made: "Respuestas y veredictos de {{engine}}, {{date}}. Cada par se juzgó dos veces, en ambos órdenes.",
  quote: "«{{quote}}»",
  show: "Mostrarla con el prompt",
  withdraw: "Dejar de mostrarla",
  becomesPublic:
    "Todos ven los valores, lo que se dijo, ambas respuestas, los veredictos, el modelo y la fecha. Si ya se muestra otra comparación, esta la sustituye.",
  isShown: "Esta comparación se muestra con el prompt.",
  showTitle: "¿Mostrar esta comparación con el prompt?",
  withdrawTitle: "¿Dejar de mostrar esta comparación?",
  withdrawLead: "La conservas un tiempo; los lectores ya no la ven.",
};
