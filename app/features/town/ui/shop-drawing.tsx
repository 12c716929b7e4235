import type { Category } from "~/domain/categories";

import drawing from "./shops.svg?no-inline";

const box = "0 -26 136 192";

/** The drawing of a shop, or of the gate, on the street's way, which goes on in the next one. */
export const ShopDrawing = ({ of }: { of: Category | "all" }) => (
  <span aria-hidden className="shop-drawing">
    <svg viewBox={box} preserveAspectRatio="none">
      <use href={`${drawing}#way`} />
    </svg>
    <svg viewBox={box}>
      <use href={`${drawing}#${of}`} />
    </svg>
  </span>
);
