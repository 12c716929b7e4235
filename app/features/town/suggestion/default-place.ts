import { typeTags, type TypeTag } from "~/domain/prompt-use";
import type { Place } from "~/domain/categories";

/** Where a prompt stands that nothing places, by its type. */
export const defaultPlace: Record<TypeTag, Place> = {
  [typeTags.text]: { category: "communication", subcategory: "文章作成" },
  [typeTags.automation]: { category: "business", subcategory: "生産性向上" },
  [typeTags.image]: { category: "image", subcategory: "イラスト" },
  [typeTags.video]: { category: "video", subcategory: "映像制作" },
};
