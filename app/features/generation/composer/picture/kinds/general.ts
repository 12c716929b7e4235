import type { PictureKind } from "../picture-kind";
import { photo } from "./photo";

/** What is assumed when a purpose names no kind: a photograph, and the prompt says so. */
export const general: PictureKind = {
  ...photo,
  id: "general",
  keywords: { ja: [], en: [], es: [] },
  words: {
    ja: { ...photo.words.ja, order: "次の目的に合う画像を1枚作成してください。", topicTag: "画像" },
    en: { ...photo.words.en, order: "Create one image for the purpose below.", topicTag: "image" },
    es: { ...photo.words.es, order: "Crea una imagen para el objetivo siguiente.", topicTag: "imagen" },
  },
};
