import type { Dictionary } from "../ja";

export const sharing: Dictionary["sharing"] = {
  share: "Compartir",
  linkCopied: "Enlace copiado",
  linkCopyFailed: "No se pudo copiar",
  linkCopyFailedHint: "Copia el enlace a mano.",
  page: {
    languages: "Idiomas de este prompt",
    publishInAnother: "Publicar en otro idioma",
    purpose: "Objetivo",
    prompt: "Prompt",
    tags: "Etiquetas",
    save: "Copiar en mi biblioteca",
    copyLink: "Copiar enlace",
    embed: "Código para insertar",
    shareOn: "Compartir en {{service}}",
    hatena: "Hatena Bookmark",
    shareTitle: "Compartir este prompt",
    creator: "Autor",
    edit: "Editar título y descripción",
    editLogin: "Inicia sesión para editar",
    saveEdit: "Guardar",
    cancel: "Cancelar",
    version: "Este enlace muestra la versión {{number}}.",
    newer: "Ver la versión más reciente",
    report: "Informar de un problema",
    onlyYou: "Privado: solo tú puedes ver esta página.",
    remix: "Hacer mi versión",
  },
  edited: {
    failed: "No se pudo actualizar el prompt",
  },
};
