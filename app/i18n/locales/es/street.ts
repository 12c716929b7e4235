import type { Dictionary } from "../ja";

export const street: Dictionary["street"] = {
  showcase: "La tienda de hoy: {{shop}}",
  toShop: "Entrar en la tienda",
  toTown: "Pasear por la ciudad",
  /** The sentences on the pictures for other sites. */
  pictures: {
    home: "De una línea a un prompt que funciona",
    town: "Prompts para copiar y usar tal cual",
  },
};
