import { safeRules, type Asking, type Kind, type Question, type Wish } from "~/domain/composition";
import { isSceneUse, type PromptUse } from "~/domain/prompt-use";
import { AppError } from "~/errors";
import { answerTo } from "~/features/generator/composing/answer-to";
import { additionTexts } from "~/features/generator/composing/addition-words";
import { avoidId, successId } from "~/features/generator/composing/asides";
import { safeAdditions } from "~/features/generator/composing/safe-additions";
import { sceneDefaults, sceneDefaultsOf } from "~/features/generator/composing/scene-defaults";
import { additionsId } from "~/features/generator/composing/settled-additions";
import type { Reading } from "~/features/generator/reading/read";
import { speaksOf } from "~/features/generator/reading/topics";
import type { Language } from "~/domain/languages";

import { askingOf, openQuestions, saidIn, type AboutQuestion } from "./asking.server";
import { splitName, type Playbook, type Playbooks } from "./playbooks.server";
import { recognize } from "./recognize";

/** Questions before what must not be in the result, and wishes. */
const most = { questions: 2, deepQuestions: 4, wishes: 3, deepWishes: 5 };

export interface Asked {
  /** The playbook of the recognized kind; the general one if uncertain. */
  book: Playbook;
  certain: boolean;
  /** That kind, then the next likely ones, or usual ones where none is known; alone for a complete line of an unknown kind. */
  kinds: Kind[];
  /** The line is complete: the AI has nothing to ask. */
  enough: boolean;
  /** Language of labels, answers and wishes. */
  language: Language;
  variables: Question[];
  wishes: Wish[];
  asking: Asking | null;
}

export interface AskOptions {
  deep: boolean;
  /** Language of the questions about a line in none of the three languages. */
  readerLanguage: Language;
  /** The kind that the person chose. */
  kind?: string;
  /** The AI asks what is open; default: yes. */
  asks?: boolean;
  /** The AI asks about a complete line too. */
  askAnyway?: boolean;
  /** Which wording tells the AI how to ask; default: the first. */
  wording?: number;
  /** Answers by variable name. */
  answers?: Record<string, string>;
  /** The ids of the wishes that are on; omitted: the safe defaults. */
  wishes?: readonly string[];
}

/**
 * The questions about a line, without those it already answers: facts in the person's own words, then choices,
 * last what must not be in the result; and the wishes. Answered questions and switched-on wishes stay in any
 * case. Errors: `invalid_fields` for a name in no playbook of the use, and for too long an answer.
 */
export function ask(reading: Reading, playbooks: Playbooks, options: AskOptions): Asked {
  const { deep, readerLanguage, answers = {}, asks = true, askAnyway = false, wording = 0 } = options;
  const { book, certain, candidates } = recognize(reading, playbooks, options.kind);
  const language = reading.promptLanguage ?? reading.language ?? readerLanguage;
  const spoken = reading.language ?? language;
  const questionOf = (owner: Playbook, id: string) =>
    findQuestion(playbooks, reading.use, owner, id, { language, spoken, answers });
  const enough = reading.detail === "enough";
  // A complete line of an unknown kind gets no questions.
  const limit = deep ? most.deepQuestions : most.questions;
  const answered = answeredElsewhere(answers, playbooks, reading.use, book);
  const open = openQuestions(book, reading, playbooks, { deep, limit, answered });
  const last = answered.some(({ id }) => id === avoidId) ? [] : [avoidId];
  const ids = enough && !certain ? [] : [...open.map(({ id }) => id), ...last];
  const variables = ids.map((id) => questionOf(book, id)!);
  const names = new Set(variables.map(({ name }) => name));
  for (const name of Object.keys(answers).filter((given) => !names.has(given))) {
    const [bookId, id] = splitName(name);
    const owner = playbooks.find(reading.use, bookId);
    const question = owner && questionOf(owner, id);
    if (!question) throw unknown(`answers.${name}`);
    variables.push(question);
  }
  // A complete line of an unknown kind is asked nothing, and needs no kind.
  const others = enough && !certain ? [] : candidates;
  return {
    book,
    certain,
    kinds: [book, ...others].map(({ id, name }) => ({ id, name: name[spoken] })),
    enough,
    language,
    variables,
    wishes: wishesOf(reading, playbooks, book, { ...options, language }),
    asking: askingOf(reading, playbooks, book, {
      language,
      on: asks && (!enough || askAnyway),
      wording,
      open,
      limit,
    }),
  };
}

/** The questions of other kinds that have an answer, from before the kind was changed. */
function answeredElsewhere(
  answers: Record<string, string>,
  playbooks: Playbooks,
  use: PromptUse,
  { id: own }: Playbook,
): AboutQuestion[] {
  return Object.entries(answers).flatMap(([name, value]) => {
    const [bookId, id] = splitName(name);
    const owner = value.trim() !== "" && bookId !== own && playbooks.find(use, bookId);
    if (!owner) return [];
    const asked = [...owner.facts, ...owner.choices].find((one) => one.id === id);
    return [{ id, about: asked?.about ?? [] }];
  });
}

function findQuestion(
  playbooks: Playbooks,
  use: PromptUse,
  book: Playbook,
  id: string,
  { language, spoken, answers }: { language: Language; spoken: Language; answers: Record<string, string> },
): Question | null {
  const name = `${book.id}.${id}`;
  const fact = book.facts.find((one) => one.id === id);
  const choice = book.choices.find((one) => one.id === id);
  const { avoid, success, schedule } = playbooks.passages;
  const asides: Partial<Record<string, (typeof schedule)["hour"]>> = {
    ...(use === "automation" && schedule),
    ...(!isSceneUse(use) && { [successId]: success[use] }),
  };
  const found =
    id === avoidId
      ? { ...avoid[isSceneUse(use) ? "scene" : use], example: book.avoid }
      : (fact ?? choice ?? (Object.hasOwn(asides, id) ? asides[id] : null));
  if (!found) return null;
  const kind = fact?.material ? "long_text" : "text";
  const example = "example" in found ? found.example[spoken] : "";
  const question = {
    name,
    label: found.label[language],
    question: found.ask[spoken],
    kind,
    example,
  } as const;
  const given = Object.hasOwn(answers, name) ? answers[name]! : "";
  return {
    ...question,
    options: choice?.options.map((option) => option[language]) ?? [],
    required: false,
    value: answerTo(question, given),
  };
}

const unknown = (field: string) =>
  new AppError("invalid_fields", { fields: { [field]: { code: "not_an_option" } } });

/**
 * The wishes offered for a line. For text nothing is on by default: points that nobody asked for lower the result
 * (quality/README.md). An automation has its safe defaults on, and a short line for a picture or film how it is seen.
 */
function wishesOf(
  reading: Reading,
  playbooks: Playbooks,
  book: Playbook,
  { deep, language, wishes: chosen }: AskOptions & { language: Language },
): Wish[] {
  const isSaid = saidIn(reading);
  const safe = [
    ...safeDefaults(reading, playbooks, book).map(({ id, text }) => ({
      id: `${safeRules}.${id}`,
      text: text[language],
    })),
    ...safeAdditions(reading, language),
    ...sceneDefaultsOf(reading, book, playbooks.sceneDefaults, language),
  ];
  const optional = book.wishes
    .filter((wish) => !isSaid(wish))
    .slice(0, deep ? most.deepWishes : most.wishes)
    .map(({ id, text }) => ({ id: `${book.id}.${id}`, text: text[language] }));
  const wishes: Wish[] = [
    ...safe.map((wish) => ({ ...wish, on: chosen ? chosen.includes(wish.id) : true })),
    ...optional.map((wish) => ({ ...wish, on: chosen?.includes(wish.id) ?? false })),
  ];
  for (const id of chosen ?? [])
    if (!wishes.some((wish) => wish.id === id)) {
      const text = textOfWish(id, reading, playbooks, language);
      if (text === null) throw unknown("wishes");
      if (text) wishes.push({ id, text, on: true });
    }
  return wishes;
}

/** The text of a wish that the line is not offered; "" for an addition to another picture; null for an unknown id. */
function textOfWish(id: string, { use }: Reading, playbooks: Playbooks, language: Language): string | null {
  const [owner, own] = splitName(id);
  if (owner === additionsId)
    return [...Object.keys(additionTexts), ...sceneDefaults].includes(own) ? "" : null;
  const wishes: readonly { id: string; text: Record<Language, string> }[] =
    owner === safeRules ? playbooks.defaults.rules : (playbooks.find(use, owner)?.wishes ?? []);
  return wishes.find((wish) => wish.id === own)?.text[language] ?? null;
}

/** The rules that keep an automation of this kind safe and do not contradict the line. */
function safeDefaults(reading: Reading, { defaults }: Playbooks, book: Playbook) {
  if (reading.use !== "automation") return [];
  const speaks = (group: string) => speaksOf(reading.folded, defaults.words[group]!, true);
  const isUnfit = ({ notFor }: { notFor: string[] }) => notFor.includes(book.id) && !speaks("erases");
  return defaults.rules.filter(
    (rule) =>
      (rule.needs.length === 0 || rule.needs.some(speaks)) && !rule.unless.some(speaks) && !isUnfit(rule),
  );
}
