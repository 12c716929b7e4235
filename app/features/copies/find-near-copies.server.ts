import { and, inArray, ne } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { prompts } from "~/db/schema";
import { literalPieces } from "~/domain/variables";
import { foldText } from "~/features/texts/fold-text";
import type { Services } from "~/services";

import { comparedText, copiedPart } from "./compared-text";
import { comparedPrompts, leastCompared } from "./limits";

export type Comparing = Pick<Services, "db" | "search" | "background">;

/** A public prompt of another member that a text is nearly a copy of. */
export interface Original {
  id: string;
  shareId: string;
}

interface Options {
  /** The text before an edit: what that was a near-copy of already is not found again. */
  before?: string;
  /** Brings the search index up to date before it is asked. */
  index?: () => Promise<void>;
}

/**
 * The public prompts of other members that a text is nearly a copy of, the most alike first (docs/decisions/041): candidates by the search
 * index, then the texts themselves, without the names of variables. Remixes of `ofPrompt` are left out. Where the index fails, nothing is
 * found: nobody is kept from publishing by it.
 */
export async function findNearCopies(
  services: Comparing,
  author: { id: string },
  ofPrompt: { id: string; content: string },
  { before, index }: Options = {},
): Promise<Original[]> {
  const folded = literalPieces(ofPrompt.content).map(foldText);
  if (folded.join("").trim().length < leastCompared) return [];
  const candidates = await findCandidates(services, folded, index);
  if (candidates.length === 0) return [];
  const rows = await services.db
    .select({
      id: prompts.id,
      shareId: prompts.shareId,
      content: prompts.content,
      remixOf: prompts.remixOf,
    })
    .from(prompts)
    .where(and(isListed, inArray(prompts.publication, candidates), ne(prompts.userId, author.id)));
  const own = comparedText(ofPrompt.content);
  const near = rows
    .filter(({ remixOf }) => remixOf !== ofPrompt.id)
    .map(({ id, shareId, content }) => ({ id, shareId: shareId!, content, share: copiedPart(content, own) }))
    .filter(({ share }) => share > 0);
  const earlier = before === undefined || near.length === 0 ? null : comparedText(before);
  return near
    .filter(({ content }) => !earlier || copiedPart(content, earlier) === 0)
    .toSorted((one, other) => other.share - one.share)
    .map(({ id, shareId }) => ({ id, shareId }));
}

/** Numbers of publications that share phrases with the texts. */
async function findCandidates(
  services: Comparing,
  folded: readonly string[],
  index: Options["index"],
): Promise<number[]> {
  try {
    await index?.();
    return await services.search.findAlike(folded, comparedPrompts);
  } catch (thrown) {
    // Logged.
    services.background(Promise.reject(thrown));
    return [];
  }
}
