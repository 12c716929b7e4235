import type { Dictionary } from "../ja";

export const shelf: Dictionary["shelf"] = {
  save: "Guardar",
  saved: "Guardado",
  failed: "No se pudo guardar",
  counts: "Guardados: {{saves, number}} · usos: {{uses, number}}",
  counted: "Guardados y usos",
  newHere: "Recién llegado",
  order: "Orden",
  newestFirst: "Primero los más nuevos",
  orders: {
    new: "Nuevos",
    week: "Lo mejor de la semana",
    best: "Lo mejor de siempre",
    results: "Con resultados reales",
    proven: "Probados",
  },
  proven: "Probado",
  unranked: {
    week: "Aún no hay clasificación de los últimos siete días. Estos son los más nuevos.",
    best: "Aún no hay clasificación. Estos son los más nuevos.",
  },
  similar: "Prompts parecidos",
  mine: "Mi estante",
};
