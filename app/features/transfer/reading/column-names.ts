import type { ColumnRole } from "../limits";

/** Headings of other tools by role, in lower case, best first. */
export const headings: Record<ColumnRole, readonly string[]> = {
  content: ["content", "prompt", "text", "prompt text", "body", "プロンプト", "本文", "contenido", "texto"],
  originalInput: ["purpose", "act", "title", "name", "目的", "タイトル", "名前", "título", "nombre"],
  tags: ["tags", "tag", "labels", "category", "タグ", "カテゴリ", "etiquetas", "categoría"],
  folder: ["folder", "フォルダ", "フォルダー", "carpeta"],
};
