import type { Dictionary } from "../ja";

export const street: Dictionary["street"] = {
  showcase: "La tienda de hoy: {{shop}}",
  toShop: "Entrar en la tienda",
  toTown: "Pasear por la ciudad",
  chosenBy: "Elegidos por la {{editors}}.",
  useAsIs: "Cópialos y úsalos tal cual.",
  yours: "Tus listas",
  feedLink: "Recibir por RSS (dirección para lectores de feeds)",
  makeThis: "Crearlo ahora con estas palabras",
  nearPlace: "Categoría cercana",
  nearPrompts: "Prompts parecidos",
  shops: {
    label: "La calle",
    lead: "Las tiendas con un farol rojo tienen prompts nuevos de los últimos siete días.",
    lit: "Con novedades",
  },
  /** The sentences on the pictures for other sites. */
  pictures: {
    home: "De una línea a un prompt que funciona",
    town: "Prompts para copiar y usar tal cual",
  },
};
