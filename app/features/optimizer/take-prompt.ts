import { comparedWords, runsOf, sharedPart } from "~/features/text/likeness";
import { sentencesOf } from "~/features/text/segments";

import { isImprovement } from "./reply-likeness";

interface Fence {
  line: number;
  indent: string;
  mark: string;
  length: number;
  /** Nothing follows the marks, so that it may close a block. */
  isBare: boolean;
}

/** The lines that may open or close a block of code. */
const fencesIn = (lines: readonly string[]): Fence[] =>
  lines.flatMap((text, line) => {
    const fence = text.trim();
    const mark = fence.charAt(0);
    if (mark !== "`" && mark !== "~") return [];
    let length = 1;
    while (fence[length] === mark) length += 1;
    const info = fence.slice(length);
    if (length < 3 || info.includes("`")) return [];
    return [{ line, indent: text.slice(0, text.indexOf(mark)), mark, length, isBare: info === "" }];
  });

/** The text of a block from its opening line to its end, without the block's indent. */
const insideOf = (lines: readonly string[], { line, indent }: Fence, end: number): string =>
  lines
    .slice(line + 1, end)
    .map((text) => (text.startsWith(indent) ? text.slice(indent.length) : text))
    .join("\n");

/** The outermost blocks; one inside another is told by the language at its fence, and an open one lasts to the end. */
function blocksIn(lines: readonly string[], fences: readonly Fence[]): string[] {
  const blocks: string[] = [];
  let open: Fence | undefined;
  let depth = 0;
  for (const fence of fences) {
    if (!open) open = fence;
    else if (fence.mark !== open.mark || fence.length < open.length) continue;
    else if (!fence.isBare) depth += 1;
    else if (depth > 0) depth -= 1;
    else {
      blocks.push(insideOf(lines, open, fence.line));
      open = undefined;
    }
  }
  if (open) blocks.push(insideOf(lines, open, lines.length));
  return blocks;
}

const isRule = (line: string): boolean => /^(?:-{3,}|\*{3,}|_{3,})$/.test(line.trim());

/** A reply without fences, without a first line that only announces the prompt. */
function withoutLead(lines: readonly string[], given: string): string {
  const body = lines.filter((line, at) => at > 0 || !isRule(line));
  const [first = "", second = "", ...rest] = body;
  const isLead = /[:：]$/.test(first.trim()) && (second.trim() === "" || isRule(second));
  return (isLead && rest.length > 0 && !given.includes(first.trim()) ? rest : body).join("\n");
}

/** The beginnings of sentences that an AI says before and after a prompt, and not to another AI. */
const saidBefore =
  /^(?:(?:sure|of course|certainly|absolutely|got it|great|thanks)[!,.]|thanks for|here(?:['’]s| is| are| you)|i(?:['’]ve| have) (?:improved|edited|rewritten)|¡?(?:claro|por supuesto|perfecto|listo|entendido)[!,.]|aquí (?:tienes|está|va)|gracias por|he mejorado|承知|かしこまり|了解|はい[、。！]|もちろん|わかりました|分かりました|ありがとうございます|(?:以下|こちら)(?:が|です|の通り|のとおり))/iu;
const saidAfter =
  /^(?:(?:i )?hope (?:this|it|that) |let me know|feel free|would you like|do you want me|want me to|shall i|if you(?:['’]d like| would like| want me)|(?:is there )?anything else|espero que (?:te|esto|le) |¡?avísame|dime si|si (?:quieres|lo deseas|necesitas)[ ,]|¿(?:quieres|necesitas|hay algo|algo más)|必要(?:であれば|でしたら)|(?:ほか|他)に(?:も|何か|ご|直|ありますか)|何か(?:あれば|ございましたら)|ご(?:確認|希望|不明)|お役に立て)/iu;

/** Tells the sentences that share nothing with a text. */
function newTo(given: string): (sentence: string) => boolean {
  const words = comparedWords([given]);
  const runs = runsOf(words);
  return (sentence) => {
    const said = comparedWords([sentence]);
    return said === ""
      ? !given.includes(sentence.trim())
      : !words.includes(said) && sharedPart(said, runs) === 0;
  };
}

/** A reply without fences, without what was said around the prompt where the rest is like it. */
function withoutTalk(text: string, given: string): { prompt: string; isLoose: boolean } {
  const isNew = newTo(given);
  const sentences = sentencesOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence, at, all) => sentence.trim() !== "" || (at > 0 && at < all.length - 1));
  const isTalk = (sentence: string, said: RegExp) =>
    sentence.trim() === "" || ((isRule(sentence) || said.test(sentence.trim())) && isNew(sentence));
  const start = Math.max(
    0,
    sentences.findIndex((sentence) => !isTalk(sentence, saidBefore)),
  );
  const end = sentences.findLastIndex((sentence) => !isTalk(sentence, saidAfter)) + 1;
  const rest = sentences.slice(start, end);
  const prompt = rest.join("").trim();
  if (rest.length === 0 || !isImprovement(prompt, given)) return { prompt: text.trim(), isLoose: true };
  return { prompt, isLoose: isNew(rest[0]!) || isNew(rest.at(-1)!) };
}

/** The text before a block's closing fence or after its opening one, where the other was not copied: what is more like `given`. */
function besideFence(
  lines: readonly string[],
  [first, last]: readonly [Fence, Fence],
  given: string,
): string {
  const after = insideOf(lines, first, lines.length);
  if (!last.isBare) return after;
  const before = withoutLead(lines.slice(0, last.line), given);
  const words = comparedWords([given]);
  const [kept, keptAfter] = [before, after].map((text) => sharedPart(words, runsOf(comparedWords([text]))));
  return kept! > keptAfter! || after.trim() === "" ? before : after;
}

/**
 * The prompt in a reply to `ownAiRequest`: its last large block of code, else its whole text, which may have loose ends. `given` is the
 * prompt in the request: code blocks of its own are no sign of where it begins.
 */
export function takePrompt(reply: string, given: string): { prompt: string; isLoose: boolean } {
  const lines = reply.trim().split("\n");
  const fences = fencesIn(lines);
  const own = fencesIn(given.split("\n"));
  const longest = Math.max(0, ...own.map(({ length }) => length));
  const outer = fences.filter(({ length }) => length > longest);
  const [first, last] = outer.length === 1 ? [outer[0], outer[0]] : [fences[0], fences.at(-1)];
  let blocks = blocksIn(lines, outer);
  // Fences of the same length around the prompt add two lines, or one where the other was not copied.
  if (first && last && outer.length < 2) {
    const added = outer.length || fences.length - own.length;
    if (added === 1) blocks = [besideFence(lines, [first, last], given)];
    if (added === 2) blocks = [insideOf(lines, first, last.line)];
  }
  const told = blocks.filter((block) => block.trim() !== "");
  const most = Math.max(0, ...told.map(({ length }) => length));
  const block = told.findLast(({ length }) => length * 2 >= most);
  return block === undefined
    ? withoutTalk(withoutLead(lines, given), given)
    : { prompt: block.trim(), isLoose: false };
}
