import { breakCost } from "./break-costs";
import { breakLines } from "./break-lines";
import type { Line } from "./line-widths";
import type { Sign } from "./read-title";

/** Distance of two baselines, in ems. */
export const leading = 1.34;

/** Sizes a title may have, in pixels, and the smallest at which a better break is worth a smaller letter. */
const sizes = [104, 84, 76, 68, 62, 56, 52, 48, 44, 40, 36, 32];
const smallest = { [breakCost.phrase]: 52, [breakCost.word]: 48, [breakCost.forbidden]: 0 };

/**
 * Sets a title as large as the box allows without breaking its phrases, then its words, then at any place. Null when it is
 * too long even in the smallest letters.
 */
export function fitTitle(
  signs: readonly Sign[],
  box: { width: number; height: number },
): { size: number; lines: Line[] } | null {
  if (signs.length === 0) return { size: sizes[0]!, lines: [] };
  const settings = sizes.flatMap((size) => {
    const setting = breakLines(signs, box.width / size, Math.floor(box.height / (size * leading)));
    return setting ? [{ size, ...setting }] : [];
  });
  for (const strain of [breakCost.phrase, breakCost.word, breakCost.forbidden]) {
    const fitting = settings.find((setting) => setting.strain <= strain && setting.size >= smallest[strain]!);
    if (fitting) return fitting;
  }
  return null;
}
