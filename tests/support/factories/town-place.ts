import type { Place } from "~/features/town/categories";

export const place: Place = { category: "marketing", subcategory: "広告・宣伝" };
export const otherPlace: Place = { category: "ai", subcategory: "AIと倫理" };
