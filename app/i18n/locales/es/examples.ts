import type { Dictionary } from "../ja";

export const examples: Dictionary["examples"] = {
  shown: "Lo que ha creado este prompt",
  sample: "Muestra escrita por la redacción",
  sampleShort: "una muestra",
  none: "Muestra lo que ha creado este prompt: dice más que cualquier descripción.",
  add: "Añadir un ejemplo",
  manage: "Editar los ejemplos",
  hidden: "Mientras el prompt sea privado, las imágenes de sus ejemplos no se muestran.",
  open: "Abrir la imagen grande",
  more: "Seguir leyendo",
  values: "Valores usados",
  use: "Usar estos valores",
  noneShown: {
    results: "Aquí aún no hay nada con resultados",
    resultsHint:
      "Aquí aparecen las publicaciones que muestran lo que hicieron de verdad. Las muestras de la redacción no cuentan.",
    proven: "Aquí aún no hay nada probado",
    provenHint:
      "Aquí aparecen las publicaciones cuya comparación dice que superan la línea de partida o una versión anterior.",
  },
};
