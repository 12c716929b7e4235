import type { Dictionary } from "../ja";

export const library: Dictionary["library"] = {
  title: "Mi biblioteca",
  create: "Nuevo prompt",
  empty: "No se encontraron prompts",
  emptyHint: "Crea tu primer prompt y guárdalo aquí.",
  show: "Mostrar el prompt",
};
