import { and, inArray, ne } from "drizzle-orm";

import { isItsPublication, isListed } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import { filledText } from "~/domain/variable-definitions";
import { literalPieces } from "~/domain/placeholders";
import { foldText } from "~/features/text/fold-text";
import { sharedPart } from "~/features/text/likeness";
import type { Services } from "~/services";

import { comparedPrompt, copiedFrom, type ComparedPrompt } from "./compared-prompt";
import type { ComparedText } from "./compared-text";
import { comparedPrompts, copiedShare, leastCompared } from "./limits";
import type { ReadPrompt } from "./read-texts";

export type Comparing = Pick<Services, "db" | "search" | "background">;

/** A public prompt of another member that a text is nearly a copy of. */
export interface Original {
  id: string;
  shareId: string;
}

interface Options {
  /** The texts before an edit: what they were a near-copy of already is not found again. */
  before?: ReadPrompt;
  /** Brings the search index up to date before it is asked. */
  index?: () => Promise<void>;
}

/**
 * The public prompts of other members that readers of a prompt see nearly a copy of, the most alike first (docs/decisions/041): candidates
 * by the search index, then the texts themselves, without the names of variables. Remixes of `ofPrompt` are left out. Where the index
 * fails, nothing is found: nobody is kept from publishing by it.
 */
export async function findNearCopies(
  services: Comparing,
  author: { id: string },
  ofPrompt: ReadPrompt & { id: string },
  { before, index }: Options = {},
): Promise<Original[]> {
  const own = comparedPrompt(ofPrompt);
  const asked = unlikeTexts(own);
  if (asked.length === 0) return [];
  const candidates = await findCandidates(
    services,
    [piecesOf(ofPrompt), ...asked.map((text) => [text])],
    index,
  );
  if (candidates.length === 0) return [];
  const rows = await services.db
    .select({
      id: publications.promptId,
      shareId: publications.shareId,
      content: prompts.content,
      variables: prompts.variables,
      remixOf: publications.remixOf,
    })
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    .where(and(isListed, inArray(publications.townNumber, candidates), ne(publications.userId, author.id)));
  const near = rows
    .filter(({ remixOf }) => remixOf !== ofPrompt.id)
    .map((row) => ({ ...row, share: copiedFrom(row, own) }))
    .filter(({ share }) => share > 0);
  const earlier = before === undefined || near.length === 0 ? null : comparedPrompt(before);
  return near
    .filter((row) => !earlier || copiedFrom(row, earlier) === 0)
    .toSorted((one, other) => other.share - one.share)
    .map(({ id, shareId }) => ({ id, shareId }));
}

/** The text of a prompt between its placeholders, folded; empty if it has no placeholders. */
function piecesOf(prompt: ReadPrompt): string[] {
  const pieces = literalPieces(filledText({ content: prompt.content, variables: prompt.variables ?? [] }));
  return pieces.length > 1 ? pieces.map(foldText) : [];
}

/** The texts that are long enough, each unlike those before: a prompt's text and its filled text are often the same. */
function unlikeTexts({ texts }: ComparedPrompt): string[] {
  const asked: ComparedText[] = [];
  for (const text of texts)
    if (
      text.words.length >= leastCompared &&
      asked.every(({ runs }) => sharedPart(text.words, runs) < copiedShare.ofOriginal)
    )
      asked.push(text);
  return asked.map(({ words }) => words);
}

/** Numbers of publications that share phrases with the texts: the likest of each text in turn. */
async function findCandidates(
  services: Comparing,
  texts: readonly (readonly string[])[],
  index: Options["index"],
): Promise<number[]> {
  try {
    await index?.();
    const found = await Promise.all(texts.map((some) => services.search.findAlike(some, comparedPrompts)));
    const inTurn = Array.from({ length: comparedPrompts }, (_, at) => found.map((some) => some[at])).flat();
    return [...new Set(inTurn.filter((townNumber) => townNumber !== undefined))].slice(0, comparedPrompts);
  } catch (thrown) {
    // Logged.
    services.background(Promise.reject(thrown));
    return [];
  }
}
