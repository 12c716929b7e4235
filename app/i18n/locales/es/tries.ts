import type { Dictionary } from "../ja";

export const tries: Dictionary["comparisons"]["tries"] = {
  title: "Probar aquí",
  lead: "Mira en esta página qué hace un prompt.",
  prompt: "Tu prompt",
  engine: "Responde {{engine}}. Tu texto se envía allí, y este sitio no guarda nada de él.",
  run: "Ejecutar el prompt",
  left: "Hoy te quedan {{left}} de {{limit}}",
  spent: "Ya usaste las pruebas de hoy. Tendrás más después de las 00:00 UTC.",
  more: "Con una cuenta tienes más",
  writing: "Escribiendo la respuesta",
  stop: "Parar",
  done: "La respuesta está aquí",
  reply: "Respuesta",
  you: "Tú",
  end: {
    limit: "La respuesta llegó a su longitud máxima y termina aquí.",
    cut: "La conexión se cortó. Esto es lo que llegó hasta entonces.",
    stopped: "Paraste la respuesta aquí.",
  },
  answer: "Tu respuesta",
  send: "Enviar",
  keep: "Mostrar como ejemplo",
  again: "Empezar de nuevo",
  over: "La conversación termina aquí. Para seguir, copia el prompt en la IA que usas.",
  offline: "Se perdió la conexión. Inténtalo de nuevo.",
  absent: "Este sitio no tiene una IA propia. Copia el prompt en la IA que usas.",
};
