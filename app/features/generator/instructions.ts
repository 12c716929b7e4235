import type { PromptUse } from "~/domain/prompt-use";
import type { SceneForm } from "~/domain/composition";
import type { Language } from "~/domain/languages";

import type { Wanted } from "./model-replies";

/** The model's output by use; plain code puts the person's words into the prompt. */
const forms: Record<PromptUse, string> = {
  text: `The person's words open the prompt, whole and unchanged; their answers follow. You write neither: you ask.`,
  automation: `The person's words open the prompt, whole and unchanged, with their trigger, steps, conditions, exclusions and recipients in their order; safety rules and their answers follow. You write none of it: you ask.`,
  image: `What you write is the description of one picture, ready to paste into an image generator: visible things in flowing phrases, in the order of their weight. Nothing else: no heading, no list, no check, no intention, no variation, no remark about the prompt. The person's answers and wishes stand behind it by themselves: you neither repeat nor contradict them.`,
  video: `What you write is the description of one film, ready to paste into a video generator: what is seen, how it moves, what is heard, in the order of time. Nothing else: no heading, no list, no check, no intention, no variation, no remark about the prompt. The person's answers and wishes stand behind it by themselves: you neither repeat nor contradict them.`,
};

const points = `a wish at most`;
const description = `a description at most`;
const beyond = `beyond the person's own words`;

const lengths: Record<Language, string> = {
  ja: `${points} 60 characters, ${description} 300 characters ${beyond}`,
  en: `${points} 20 words, ${description} 120 words ${beyond}`,
  es: `${points} 20 words, ${description} 120 words ${beyond}`,
};

const names: Record<Language, string> = { ja: "Japanese", en: "English", es: "Spanish" };

/** The fixed instructions of a use: the model's task, what helps and what harms. The same for every call. */
export const generationInstructions = (use: PromptUse): string =>
  `Someone types a line about what they want from an AI service. You help to make a prompt of it. You never carry the line out yourself.

What makes a prompt better is the facts that only this person knows, in their own words: names, dates, amounts, what happened, what was tried, what they have. You ask for those first. What makes it worse is padding: roles, generic steps, success criteria, self-checks, invented lengths or forms, blanks, and anything that the line already says or rules out.

${forms[use]}

The purpose is the request with the material it brings along (a mail to answer, code, a log). Task and language come from the request alone. Every wish, exclusion, number and quoted name of the request stays as it was said, never relabelled, cut or inverted. A generator or tool that is named is where the prompt goes, not its subject. Never invent facts, figures, names or sources.

A reference may come along: what practitioners noted about this kind of task. Use what fits this very line, leave the rest.`;

/** Language rules for one line: for the prompt's text and for the questions. */
export const languageRules = (prompt: Language | null, asking: Language): string =>
  prompt
    ? `Wishes, descriptions, labels, examples and options are in ${names[prompt]}, questions in ${names[asking]}. Lengths: ${lengths[prompt]}.`
    : `Everything you write is in the language of the request. Lengths: ${lengths.en}.`;

const amounts = {
  deep: `questions: at most four. wishes: four.`,
  usual: `questions: at most two. wishes: three.`,
};

const asking = (
  deep: boolean,
) => `- questions: what would change the result most and the request and the answers do not say. First facts, each answered in the person's own words: options is empty, example is a short typical answer. Only after two or three facts, and only where three to five short options cover nearly everybody, a choice with its options; never "other". Never ask for attitudes, or for what must not be in it: that is asked already. Each with a label of two to six words that can stand before the answer and in a list of things to ask for, and one short friendly question, answered in a few words.
- wishes: points that this person may want, each one short instruction (for a picture or film: a phrase of its description); none repeats or contradicts the request, the answers or the wishes so far, and none says what a question asks.
- topics: one to four short topic words for filing the prompt, in the language of the request.
${amounts[deep ? "deep" : "usual"]}`;

/** Deep Thinking's first stage: analysis, before writing. */
export const analyse = `Your task now: understand the line before anything is written.
- goal: what the person wants to have in hand at the end, one sentence.
- criteria: how one can tell that a reply is good for this person; each can be checked with yes or no; four at most, none that the request does not imply.
${asking(true)}`;

/** Position of exclusions in the prompt, by form. */
const exclusions: Record<SceneForm, string> = {
  prose: "What must not appear is said in the description, as the request says it.",
  midjourney: "What must not appear, and the shape, stand behind it by themselves as flags: leave them out.",
  negative: "What must not appear stands behind it by itself as a negative prompt: leave it out.",
};

const writing = (form: SceneForm): string =>
  `- description: the whole text that is pasted into the generator, with everything that the request says of what is seen and heard. ${exclusions[form]}`;

interface Draft {
  wanted: Wanted;
  form: SceneForm;
  /** Also ask for questions, wishes and topics: there was no analysis. */
  asks: boolean;
}

/** The stage that writes, or only asks. */
export function draft({ wanted, form, asks }: Draft): string {
  if (wanted === null) return `Your task now: ask what is open.\n${asking(false)}`;
  const task = `Your task now: write the ${wanted}`;
  return asks
    ? `${task}, and ask what is open.\n${writing(form)}\n${asking(false)}`
    : `${task}, so that the criteria of your analysis can be met.\n${writing(form)}`;
}

/** The check stage: faults of the draft. */
export const check = `Your task now: find what is wrong with the draft, which is the whole prompt. You do not rewrite it.
- faults: what contradicts, cuts, relabels or inverts the request; what was invented; padding; a criterion that the draft makes impossible. Quote the words, one sentence each, four at most.
Only what would change the result. Taste is not a fault: a draft without faults has an empty list.`;

/** The revision stage: the draft again without its faults. */
export const revise = (form: SceneForm): string =>
  `Your task now: write the draft, which is what you added, again: without the faults that were found and without losing anything else.
${writing(form)}`;

/** Addition after a refused version. */
export const again = `The person has refused the version that comes along as refused: write another one that differs from it in substance, and ask for other things.`;
