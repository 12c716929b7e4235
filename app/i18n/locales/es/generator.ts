import type { Dictionary } from "../ja";

export const generator: Dictionary["generator"] = {
  title: "De una línea a un prompt que funciona",
  lead: "Cuenta qué quieres hacer y tendrás un prompt listo para pegar en cualquier IA.",
  counter: "Prompts guardados aquí hasta ahora: <total>{{total, number}}</total>",
  counterEmpty: "El primer prompt de esta ciudad puede ser el tuyo.",
  use: {
    legend: "Elige para qué es",
    text: { title: "Texto", description: "Correos, artículos, propuestas" },
    automation: { title: "Automatización", description: "Agentes de IA y tareas repetitivas" },
    image: { title: "Imágenes", description: "Fotos, ilustraciones, logotipos" },
    video: { title: "Vídeo", description: "Anuncios, tutoriales, clips" },
  },
  purpose: {
    label: "Cuenta qué quieres hacer",
    hint: "Si sabes el público, la extensión, el plazo o las palabras que deben aparecer, escríbelo.",
    placeholder: {
      text: "Ej.: Correo de disculpa a un cliente por un retraso en la entrega, cordial, 150 palabras",
      automation:
        "Ej.: Clasificar los correos de soporte cada mañana a las 9 y avisar de los urgentes en Slack",
      image: "Ej.: Un perro paseando por una calle comercial al atardecer, acuarela, vertical",
      video: "Ej.: Vídeo vertical de 15 segundos para presentar nuestro nuevo café",
    },
    examples: "Empieza con un ejemplo",
    length: "{{length, number}} de {{limit, number}} caracteres",
  },
  examples: {
    text: [
      "Correo para agradecer una entrevista de trabajo",
      "Descripción de una app de finanzas en 200 palabras",
      "Discurso de boda de dos minutos, cálido y divertido",
    ],
    automation: [
      "Leer facturas en PDF y pasarlas a una hoja de cálculo",
      "Cada lunes, crear un informe de ventas y enviarlo a Slack",
      "Repartir los mensajes del formulario a cada responsable",
    ],
    image: [
      "Un gato en la ventana de una cafetería, día de lluvia",
      "Un logotipo sencillo para una panadería",
      "Sevilla en el futuro, de noche",
    ],
    video: [
      "Clip vertical de 15 segundos para un restaurante",
      "Cómo hacer una grulla de papel, un minuto",
      "Paseo por un mercado por la mañana, estilo vlog",
    ],
  },
  deepThinking: {
    label: "Deep Thinking",
    description: "Incluye también supuestos, criterios de éxito y una revisión final",
  },
  generate: "Crear el prompt",
  generating: "Creando",
  stop: "Detener",
  stopped: "Detenido. Tu texto sigue aquí.",
  stage: {
    understand: "Leyendo tu objetivo",
    plan: "Planificando la estructura",
    draft: "Escribiendo el prompt",
    check: "Revisándolo",
    revise: "Dándole los últimos retoques",
  },
  offline: "No hemos podido conectar. Tu texto sigue aquí. Comprueba la conexión e inténtalo de nuevo.",
  result: {
    title: "Tu prompt",
    purpose: "Objetivo",
    prompt: "Prompt",
    tags: "Etiquetas",
    engine: "Creado por {{engine}}",
    engineBuiltin: "Creado por el compositor integrado (sin modelo de IA)",
    save: "Guardar",
    edit: "Editar",
    editLabel: "Editar el prompt",
    update: "Actualizar",
    cancel: "Cancelar",
    regenerate: "Volver a crear",
    copyByHand: "Selecciona el texto para copiarlo.",
    kept: "Este resultado se abre en la misma dirección durante 24 horas.",
    edited: "Editado. Al guardar se conserva esta versión.",
  },
  invitation: {
    title: "¿Quieres conservar lo que creas?",
    text: "Registrarse lleva unos 30 segundos. Después podrás guardar, organizar y compartir tus prompts.",
    action: "Registrarse gratis",
  },
};
