import { z } from "zod";

import type { Verdict, Winner } from "~/domain/comparison";
import { guardModel } from "~/features/generator/model/guarded-model";
import type { Model, ModelRequest } from "~/platform/model/model";

/** The judge's material: the line the person typed, the facts they told, and both replies. */
export interface Judged {
  line: string;
  facts: string;
  replies: { prompt: string; rival: string };
}

type Call = Pick<ModelRequest<unknown>, "spend" | "signal">;

const judgement = z.object({
  better: z.enum(["A", "B", "neither"]),
  quote: z.string(),
  why: z.string().min(1),
});

/** Longest quote and reason, in characters. */
const quoteLimit = 200;
const whyLimit = 300;

/** The judge's fixed instructions. */
export const judgeInstructions = `You compare two replies, A and B, that an AI service gave to the same person. You judge for this very person: which reply is of more use to them as it is, with the line they typed and the facts they told? Length, polish, headings and politeness count nothing by themselves; a wrong or invented fact, a fact that was told and left out, and work left to the person count against a reply.`;

const task = `Your task now: say which reply is better.
- better: "A", "B", or "neither" where the person would not care which they get.
- quote: the words of the better reply that decide it, copied exactly, at most twenty words. Empty for "neither".
- why: one short sentence for the person, in the language of their line, that does not name A or B.`;

/** The letters and digits of a quote, by which it is looked for: models change spaces, quotation marks and Markdown. */
const bare = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/**
 * Judges two replies twice, each of them first once. A decision without a true quote of the better reply counts as `neither`. Errors:
 * those of `Model.generate`.
 */
export async function judgeReplies(
  judge: Model,
  { line, facts, replies }: Judged,
  call: Call,
): Promise<[Verdict, Verdict]> {
  const inOrder = async (first: "prompt" | "rival"): Promise<Verdict> => {
    const second = first === "prompt" ? "rival" : "prompt";
    const material = { line, ...(facts && { facts }), "reply a": replies[first], "reply b": replies[second] };
    const guarded = guardModel({ model: judge, instructions: judgeInstructions, material, ...call });
    const { better, quote, why } = await guarded.ask(task, {}, { schema: judgement });
    const winner: Winner = better === "neither" ? better : better === "A" ? first : second;
    const reason = [...guarded.clean(why)].slice(0, whyLimit).join("");
    const words = [...quote.trim()].slice(0, quoteLimit).join("");
    if (winner === "neither" || bare(words) === "" || !bare(replies[winner]).includes(bare(words)))
      return { winner: "neither", quote: "", why: reason };
    return { winner, quote: words, why: reason };
  };
  return Promise.all([inOrder("prompt"), inOrder("rival")]);
}
