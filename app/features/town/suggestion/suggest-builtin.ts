import { maskMaterial } from "~/features/generation/composer/facts/mask-material";
import type { Prompt } from "~/features/prompts/prompt";
import { typeTagUse, type PromptUse } from "~/features/prompts/prompt-use";
import { ownTags } from "~/features/prompts/tags";
import { foldText } from "~/features/texts/fold-text";

import { categoryOf, type Place, type Subcategory } from "../categories";
import { weighPlaces } from "./weigh-places";

/** What counts how much: a prompt's content has words of its own making. */
const shares = { purpose: 1, tag: 0.6, content: 0.15 };

/** Less than this is chance: one word that only points somewhere. Among pictures and films such a word is enough. */
const least = { any: 1.5, ofType: 0.5 };

/** Where a prompt belongs in the town, by the words of its purpose, tags and content; null when nothing points anywhere. */
export function suggestBuiltin(
  prompt: Pick<Prompt, "originalInput" | "content" | "tags" | "type">,
): Place | null {
  const use = typeTagUse(prompt.type) ?? "text";
  const isOfType = use === "image" || use === "video";
  const spoken = maskMaterial(prompt.originalInput);
  const purpose = /\p{L}/u.test(spoken) ? spoken : prompt.originalInput;
  const tags = ownTags(prompt.tags);
  const scores = new Map<Subcategory, number>();
  const count = (text: string, share: number) => {
    for (const [subcategory, weight] of weighPlaces(text))
      scores.set(subcategory, (scores.get(subcategory) ?? 0) + weight * share);
  };
  count(purpose, shares.purpose);
  for (const tag of tags) count(tag, shares.tag);
  count(prompt.content, shares.content);
  const subject = foldText([purpose, ...tags].join("\n"));
  let best: Place | null = null;
  let most = isOfType ? least.ofType : least.any;
  for (const [subcategory, score] of scores) {
    const place = { category: categoryOf(subcategory)!, subcategory };
    const weighed = score * shareOf(place, use, subject);
    if (weighed > most) [best, most] = [place, weighed];
  }
  return best;
}

/** Places for what has no place of its own: a form that anything can take, or what is seen in any picture and film. */
const common: Partial<Record<Subcategory, number>> = {
  文章作成: 0.5,
  生産性向上: 0.75,
  AIプロンプト: 0.6,
  AIツール活用: 0.6,
  風景: 0.6,
  ポートレート: 0.6,
  映像制作: 0.6,
  アニメーション: 0.6,
};

/** Places that only a prompt about AI belongs to, and then it belongs there more than to what else it is about. */
const aboutAi = new Set<Subcategory>(["AIと倫理", "AIツール活用", "AIによる業務改善", "AIとビジネス"]);

const names = {
  ai: /(?<![a-z])(?:ai|ia|gpt|llms?|chatgpt|gemini|copilot|claude)(?![a-z])|人工知能|artificial intelligence|inteligencia artificial/,
  image:
    /画像|写真|イラスト|絵|描|ロゴ|ポスター|アイコン|image|picture|photo|illustrat|draw|logo|poster|imagen|foto|ilustra|dibuj|cartel/,
  video: /動画|映像|ビデオ|映画|アニメ|撮影|video|film|movie|footage|animat|pelicula|animacion|rodaje/,
};

/** What a place counts for a prompt of this use. A picture belongs among the pictures, whatever it shows. */
function shareOf({ category, subcategory }: Place, use: PromptUse, subject: string): number {
  const share = common[subcategory] ?? 1;
  if (use === "image" || use === "video") return category === use ? share : 0;
  if (category === "image" || category === "video")
    return share * (names[category].test(subject) ? 0.7 : 0.2);
  if (aboutAi.has(subcategory)) return share * (names.ai.test(subject) ? 2.2 : 0.3);
  return share;
}
