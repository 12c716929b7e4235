import type { Dictionary } from "../ja";

export const library: Dictionary["library"] = {
  title: "Mi biblioteca",
  create: "Nuevo prompt",
  empty: "No se encontraron prompts",
  emptyHint: "Todavía no has guardado ninguno. Crea el primero.",
  show: "Mostrar el prompt",
  hide: "Ocultar el prompt",
};
