import type { Dictionary } from "../ja";

export const embedding: Dictionary["embedding"] = {
  dialog: {
    title: "Código para insertar",
    lead: "Pega este HTML en tu blog o sitio web.",
    theme: "Tema",
    themes: { auto: "Según el lector", light: "Claro", dark: "Oscuro" },
    language: "Idioma",
    languageAuto: "Según el lector",
    autoHeight: "Ajustar la altura al contenido (usa un script)",
    form: "Incluir el formulario para rellenarlo ahí mismo",
    code: "Código para insertar",
    copy: "Copiar código",
    copied: "Código copiado",
    preview: "Vista previa",
  },
  widget: {
    missing: "No se encontró el prompt",
    missingHint: "Puede que se haya eliminado o que ahora sea privado.",
    failed: "No se pudo mostrar el prompt",
    failedHint: "Inténtalo de nuevo dentro de un momento.",
    more: "Ver todo",
    less: "Ver menos",
    copy: "Copiar",
    copied: "Copiado",
    copyFailed: "Cópialo a mano",
    viewPage: "Ver página",
    required: "obligatorio",
    choose: "Elige una opción",
    own: "con tus palabras",
    poweredBy: "Powered by {{product}}",
  },
};
