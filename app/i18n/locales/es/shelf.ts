import type { Dictionary } from "../ja";

export const shelf: Dictionary["shelf"] = {
  save: "Guardar",
  saved: "Guardado",
  failed: "No se pudo guardar",
  counts: "Guardados: {{saves, number}} · usos: {{uses, number}}",
  counted: "Guardados y usos",
  newHere: "Recién llegado",
  order: "Orden",
  orders: {
    new: "Más recientes",
    week: "Lo mejor de la semana",
    best: "Lo mejor de siempre",
    results: "Con resultados",
    proven: "Probados",
  },
  unranked: {
    week: "Aún no hay clasificación de los últimos siete días. Estos son los más nuevos.",
    best: "Aún no hay clasificación. Estos son los más nuevos.",
  },
  noneShown: {
    results: "Aquí aún no hay nada con resultados",
    resultsHint: "Aquí aparecen las publicaciones que muestran lo que hicieron.",
    proven: "Aquí aún no hay nada probado",
    provenHint:
      "Aquí aparecen las publicaciones cuya comparación dice que superan la línea de partida o una versión anterior.",
  },
  similar: "Prompts parecidos",
  mine: "Mi estante",
};
