import type { Dictionary } from "../ja";

export const prompts: Dictionary["prompts"] = {
  typeTag: {
    text: "Generación de texto",
    automation: "Automatización",
    image: "Generación de imágenes",
    video: "Generación de vídeo",
  },
  copy: "Copiar",
  openIn: "Copiar y abrir una IA",
  openInHint: "Copia el prompt y abre una pestaña nueva.",
  copied: "Copiado al portapapeles",
  copyFailed: "No se ha podido copiar",
  copyFailedHint: "Selecciona el prompt y cópialo a mano.",
  copiedFor: "Prompt copiado, pégalo en **{{service}}**",
};
