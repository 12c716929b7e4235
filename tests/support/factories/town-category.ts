import type { Place } from "~/domain/categories";

export const place: Place = { category: "marketing", subcategory: "広告・宣伝" };
export const otherCategory: Place = { category: "ai", subcategory: "AIと倫理" };
