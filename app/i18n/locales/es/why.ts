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
    told: {
      title: "Una línea con datos contados en el formulario (frente a la línea sola)",
      text: "Nombres, fechas, cantidades, lo que pasó: cuarenta palabras como mucho, y todos los casos mejoraron.",
    },
    asked: {
      title: "Solo la línea, y la IA pregunta primero el resto (frente a la línea sola)",
      text: "El prompt termina diciéndole a la IA qué preguntarte. Un toque, y todos los casos mejoraron.",
    },
    toldOrAsked: {
      title: "Datos contados en el formulario (frente a «pregúntame primero»)",
      text: "Cualquiera puede escribir «antes de responder, hazme hasta tres preguntas cortas». Contar los datos aquí fue claramente mejor.",
    },
    askedOrAsked: {
      title: "Solo la línea, y la IA pregunta primero el resto (frente a «pregúntame primero»)",
      text: "Decir qué preguntar ayudó. Cuesta alrededor de un tercio más de palabras.",
    },
    beforeOrAsked: {
      title: "Este sitio como era antes: una línea y respuestas con un toque (frente a «pregúntame primero»)",
      text: "Preguntábamos actitudes. Una frase que pide datos nos ganó, así que empezamos de nuevo.",
    },
    answers: {
      title: "Una línea corta con respuestas elegidas con un toque",
      text: "Lo que ninguna IA puede saber es tu situación. Unas pocas respuestas en diez segundos: nada de lo que escribimos ayudó tanto.",
    },
    points: {
      title: "Una línea corta con consejos escritos para esa misma línea",
      text: "Cuando no se respondió nada, unos pocos consejos hechos solo para esa línea ayudan.",
    },
    pointsReady: {
      title: "Una línea corta con consejos ya preparados para su tarea",
      text: "Un buen consejo que nadie pidió desvió la respuesta. Por eso lo eliges si lo quieres.",
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
    asked: "Sobre esta línea preguntamos tres cosas. Con las respuestas, queda este prompt.",
    answers: [
      "- La petición, la persona y la fecha: mi suegra, dos noches en Año Nuevo",
      "- El motivo real y cuánto contar: mi marido trabaja; di solo trabajo",
      "- Lo que no debe aparecer ni usarse: mi salud",
    ],
    end: "Eso es todo lo que recibe la IA.",
  },
  rules: {
    title: "Por eso trabajamos así",
    items: [
      "Tus palabras van primero, todas.",
      "Preguntamos los datos que la línea deja abiertos. Responder es opcional; lo que falte, la IA lo pregunta primero.",
      "Los consejos de experto se ofrecen, no se cuelan. Si eliges uno, es tuyo.",
      "A una línea que ya basta se lo decimos y no la tocamos.",
    ],
  },
  limits:
    "Son comparaciones de pocos casos: muestran las diferencias grandes y no ven las pequeñas. Cuando haya resultados nuevos, buenos o malos, cambiaremos esta página.",
  action: "Empieza con una línea",
};
