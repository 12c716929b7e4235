import type { Dictionary } from "../ja";

export const prompts: Dictionary["prompts"] = {
  asks: {
    label: "Que la IA me pregunte el resto",
    description: "Antes de empezar, pregunta lo que falte",
  },
  typeTag: {
    text: "Generación de texto",
    automation: "Automatización",
    image: "Generación de imágenes",
    video: "Generación de video",
  },
  view: { title: "Vista", set: "Con formato", raw: "Sin formato" },
  copy: "Copiar",
  copyDone: "Copiado",
  tryHere: "Probar aquí",
  openIn: "Copiar y abrir una IA",
  openInHint:
    "Copia el texto y abre una pestaña nueva. Si el servicio lo permite, el texto aparece ya escrito.",
  openElsewhere: "Abrir en otro servicio",
  openByHand: "Abrir una IA",
  openByHandHint: "Abre una pestaña nueva. Selecciona y copia el texto de arriba.",
  copied: "Copiado al portapapeles",
  blanksLeft: "Los campos entre [ ] aún están vacíos. Complétalos después de pegar.",
  copyFailed: "No se pudo copiar",
  copyFailedHint: "Selecciona el prompt y cópialo a mano.",
  copyRefused: "No se pudo copiar",
  copyRefusedHint: "Revisa los permisos de tu navegador.",
  copiedFor: "Prompt copiado. Pégalo en **{{service}}**",
  copiedAndFilledIn: "El prompt está en el cuadro de texto de **{{service}}** (y copiado)",
  invitation: {
    title: "¿Quieres conservar lo que creas?",
    text: "Registrarse lleva unos 30 segundos. Después podrás guardar, organizar y compartir tus prompts.",
    action: "Registrarse gratis",
  },
  shownAtOnce: "Otros pueden ver este prompt. Verán tu cambio en cuanto se guarde.",
};
