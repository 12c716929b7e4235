import { and, inArray, ne } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { literalPieces } from "~/domain/variables";
import { foldText } from "~/features/texts/fold-text";
import { comparedWords, runsOf, sharedPart } from "~/features/texts/likeness";
import type { Services } from "~/services";

import { indexTown } from "./index-town.server";
import { comparedPrompts, copiedShare, leastCompared } from "./limits";
import { isListed } from "./town-rows.server";

export type Comparing = Pick<Services, "db" | "search" | "background">;

/** A public prompt of another member that a text is nearly a copy of. */
export interface Original {
  id: string;
  shareId: string;
}

/**
 * The public prompts of other members that a text is nearly a copy of, the most alike first (docs/decisions/041): candidates by the search
 * index, then the texts themselves, without the names of variables. Prompts based on `ofPrompt` are none. Where the index fails, nothing is
 * found: nobody is kept from publishing by it.
 */
export async function findNearCopies(
  services: Comparing,
  author: { id: string },
  ofPrompt: { id: string; content: string },
): Promise<Original[]> {
  const pieces = literalPieces(ofPrompt.content);
  const folded = pieces.map(foldText);
  if (folded.join("").trim().length < leastCompared) return [];
  const candidates = await findCandidates(services, folded);
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
  const words = comparedWords(pieces);
  const own = { words, runs: runsOf(words) };
  return rows
    .filter(({ remixOf }) => remixOf !== ofPrompt.id)
    .map(({ id, shareId, content }) => ({ id, shareId: shareId!, share: likeness(content, own) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
    .map(({ id, shareId }) => ({ id, shareId }));
}

/** Numbers of publications that share phrases with the texts, just published ones included. */
async function findCandidates(services: Comparing, folded: readonly string[]): Promise<number[]> {
  try {
    await indexTown(services, 1);
    return await services.search.findAlike(folded, comparedPrompts);
  } catch (thrown) {
    // Logged.
    services.background(Promise.reject(thrown));
    return [];
  }
}

/** The share of the original in the copy; 0: no near-copy. */
function likeness(content: string, copy: { words: string; runs: ReadonlySet<string> }): number {
  const words = comparedWords(literalPieces(content));
  if (words.length < leastCompared) return 0;
  const share = sharedPart(words, copy.runs);
  if (share < copiedShare.ofOriginal) return 0;
  return sharedPart(copy.words, runsOf(words)) >= copiedShare.ofCopy ? share : 0;
}
