import type { Dictionary } from "../ja";

export const languages: Dictionary["languages"] = {
  title: "Publicar en otro idioma",
  lead: "Enlaza las versiones de un mismo prompt. En las listas se ven como una sola tarjeta, en el idioma de quien lee.",
  versions: "Idiomas publicados",
  choose: "Idioma en el que publicar",
  complete: "Está publicado en todos los idiomas.",
  other: "Otro idioma",
  hidden: "Privado",
  draft: "Crear un borrador con IA",
  draftAgain: "Crear otro borrador con IA",
  draftFailed: "No se pudo crear el borrador",
  drafted: "Es un borrador de la IA. Léelo, corrígelo y publícalo.",
  prefilled: "Los campos contienen el original. Sustitúyelo por tu traducción y publícalo.",
  purpose: "Propósito",
  content: "Texto del prompt",
  publishIn: "Publicar en {{language}}",
  failed: "No se pudo publicar el prompt",
  field: "Idioma",
  hint: "Lo encontrarán en las listas y en la búsqueda quienes elijan este idioma.",
  open: "Idiomas",
  unlinking: {
    open: "Desvincular…",
    lead: "Seguirá publicada por su cuenta. El enlace no se puede recuperar.",
    submit: "Desvincular",
  },
};
