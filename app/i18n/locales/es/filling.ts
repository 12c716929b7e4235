import type { Dictionary } from "../ja";

export const filling: Dictionary["filling"] = {
  title: "Rellenar y usar",
  lead: "Escribe tus respuestas y el prompt se completa al momento.",
  required: "Obligatorio",
  choose: "Elige una opción",
  own: "Con mis palabras",
  ownOf: "Con mis palabras: {{label}}",
  noAnswer: "Sin respuesta",
  preview: "Tu prompt",
  leftOut: "Las líneas atenuadas aún no tienen respuesta y se omiten.",
  submit: "Rellenar",
  filled: "Tus respuestas ya están en el prompt. Selecciona el texto de abajo y cópialo.",
  refused: "Revisa lo que has escrito.",
  copyLink: "Copiar enlace con mis respuestas",
  linkCopied: "Enlace con tus respuestas copiado",
  linkHint: "Quien lo abra verá este prompt con tus respuestas puestas.",
  linkTooLong: "Tus respuestas son demasiado largas para un enlace",
  linkFailed: "No se pudo copiar el enlace",
  kept: "Tus respuestas solo se guardan en este navegador.",
  forget: "Borrar mis respuestas",
  forgotten: "Se borraron las respuestas guardadas en este navegador",
};
