import type { Dictionary } from "../ja";

export const why: Dictionary["why"] = {
  title: "Por qué tu prompt es corto",
  lead: "Escribir más no mejora un prompt. Lo medimos.",
  how: {
    title: "Cómo lo medimos",
    text: "La misma IA recibe la línea sola y la versión que cambiamos. Lectores que no saben cuál es cuál comparan las dos respuestas con lo que la persona necesitaba de verdad.",
    date: "Resultados del {{date}}. Ganados: la versión cambiada fue mejor.",
  },
  helps: "Lo que ayudó",
  doesNot: "Lo que no ayudó o lo empeoró",
  score:
    "Casos: {{cases, number}}. Ganados: {{won, number}}; empates: {{tied, number}}; perdidos: {{lost, number}}.",
  comparisons: {
    answers: {
      title: "Una línea corta con respuestas tocadas",
      text: "Lo que ninguna IA puede saber es tu situación. Unas pocas respuestas en diez segundos: nada de lo que escribimos ayudó tanto.",
    },
    points: {
      title: "Una línea corta con consejos escritos para esa misma línea",
      text: "Cuando no se respondió nada, unos pocos consejos hechos solo para esa línea ayudan.",
    },
    pointsReady: {
      title: "Una línea corta con consejos ya preparados para su tarea",
      text: "Un buen consejo que nadie pidió desvió la respuesta. Por eso lo tocas si lo quieres; solo activamos los que nunca perdieron.",
    },
    pointsToo: {
      title: "Tres respuestas y además consejos (frente a solo las respuestas)",
      text: "Con las respuestas, los consejos ya no aportan.",
    },
    pointsOnDetail: {
      title: "Una línea detallada con consejos de experto",
      text: "La IA ya los sabía. Desviaron la respuesta de lo que se pedía.",
    },
    expert: {
      title: "Una línea detallada reescrita con rol, secciones y reglas",
      text: "El estilo que recomiendan las guías. No ganó ni una vez.",
    },
    ours: {
      title: "Este sitio como era antes: líneas detalladas",
      text: "Añadíamos roles, pasos, criterios y revisiones. Perdimos, así que lo dejamos.",
    },
    oursShort: {
      title: "Este sitio como era antes: líneas cortas",
      text: "También ahí le fue mejor a la línea sola.",
    },
  },
  example: {
    title: "Por ejemplo",
    line: "Mensaje para mi suegra, decirle que no sin que se enoje",
    asked: "Sobre esta línea preguntamos tres cosas. Al tocarlas, queda este prompt.",
    answers: [
      "- Lo que rechazo: Una visita o quedarse a dormir",
      "- A futuro: Solo esta vez; la próxima sí quiero",
      "- Cómo nos escribimos: Cortés y cálido",
    ],
    end: "Eso es todo lo que recibe la IA.",
  },
  rules: {
    title: "Por eso trabajamos así",
    items: [
      "Tus palabras van primero, todas.",
      "Preguntamos solo lo que la línea deja abierto. Responder es opcional.",
      "Los consejos de experto se ofrecen, no se cuelan. Si tocas uno, es tu deseo.",
      "A una línea que ya basta se lo decimos y no la tocamos.",
    ],
  },
  limits:
    "Son comparaciones de pocos casos: muestran las diferencias grandes y no ven las pequeñas. Cuando haya resultados nuevos, buenos o malos, cambiaremos esta página.",
  action: "Empieza con una línea",
};
