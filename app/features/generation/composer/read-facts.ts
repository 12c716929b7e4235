import type { Facts } from "./composition";
import { detectLanguage } from "./detect-language";
import { maskMaterial } from "./facts/mask-material";
import { readLabels } from "./facts/read-labels";
import { readManner } from "./facts/read-manner";
import { readMaterial } from "./facts/read-material";
import { readMeasures } from "./facts/read-measures";
import { readPeople } from "./facts/read-people";

/**
 * What a purpose already says, so that a prompt can use it instead of asking again. Audience, length and the
 * like are read outside quotations, code and addresses; what is not said is left out or an empty list.
 */
export function readFacts(text: string): Facts {
  const language = detectLanguage(text);
  const request = maskMaterial(text).replace(/\{\{[^{}\n]*\}\}/g, (piece) => " ".repeat(piece.length));
  return {
    language,
    ...readManner(request, language),
    ...readMeasures(request, language),
    ...readPeople(request, language),
    ...readLabels(request, language),
    ...readMaterial(text),
  };
}
