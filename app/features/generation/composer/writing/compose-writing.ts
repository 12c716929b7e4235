import type { Composition, Facts, Purpose, Section } from "../composition";
import { purposeVariables } from "../purpose-variables";
import { quotePurpose } from "../quote-purpose";
import { recogniseKind } from "../recognise-kind";
import { renderPrompt } from "../render";
import { contextItems } from "./context-items";
import { general } from "./kinds/general";
import { knownFacts } from "./known-facts";
import { phrases } from "./phrases";
import { slots } from "./slots";
import type { WritingGuide } from "./writing-kind";
import { writingKinds } from "./writing-kinds";

const mostVariables = 3;

/** Composes the prompt for a piece of writing from its purpose and the facts read from it. */
export function composeWriting(purpose: Purpose, facts: Facts): Omit<Composition, "language"> {
  const { language } = facts;
  const kind = recogniseKind([...writingKinds, general], purpose.text, language) ?? general;
  const variant = recogniseKind(kind.variants ?? [], purpose.text, language);
  const guide: WritingGuide = { ...kind.guide[language], ...variant?.guide[language] };
  const words = phrases[language];
  const known = knownFacts(purpose.text, facts, kind);
  const given = purposeVariables(purpose.text, language);
  const asked = kind.slots
    .filter((slot) => !slot.unless.some((fact) => known.has(fact)))
    .map((slot) => slot.text[language])
    .slice(0, Math.max(0, mostVariables - given.length));

  const deep = purpose.deepThinking;
  const target = facts.outputLanguage;
  const manner = [
    `${words.tone}${facts.tone ?? guide.tone}`,
    ...(target && deep ? [words.foreign(target)] : []),
    ...guide.rules.slice(0, deep ? undefined : 2),
    kind.imaginative ? words.keepGiven : words.noInvention,
    ...(facts.urls.length > 0 ? [words.linkRule] : []),
  ];
  const output = [
    ...(facts.format && facts.format !== facts.length ? [`${words.format}${facts.format}`] : []),
    ...guide.output,
    `${words.length}${facts.length ?? guide.length}`,
    `${words.language}${target ?? words.own}`,
    words.resultOnly,
  ];
  const assumptions = [
    ...(facts.audience || asked.some(({ name }) => name === slots.recipient.text[language].name)
      ? []
      : [guide.reader]),
    ...(facts.deadline ? [words.dueRule] : []),
    asked.length + given.length > 0 ? words.unfilled : words.missing,
  ];

  const checks = [
    ...guide.checks,
    ...(facts.length ? [words.checkLength(facts.length)] : []),
    ...(facts.audience ? [words.checkReader(facts.audience)] : []),
    words.checkFacts,
  ];

  const core: Section[] = [
    { title: words.role, body: guide.role },
    { title: words.purpose, body: quotePurpose(purpose.text) },
    { title: words.context, items: contextItems(facts, asked, known, kind) },
    { title: words.inputs, variables: [...asked, ...given] },
  ];
  const work: Section[] = [
    { title: words.steps, steps: guide.steps },
    { title: words.rules, items: manner },
    { title: words.output, items: output },
  ];
  const sections = deep
    ? [
        ...core,
        { title: words.think, items: guide.think },
        ...work,
        { title: words.example, body: guide.example },
        { title: words.edges, items: guide.edges },
        { title: words.criteria, items: guide.criteria },
        { title: words.assumptions, items: assumptions },
        { title: words.checks, items: checks },
      ]
    : [...core, ...work];
  return {
    content: renderPrompt(sections, language),
    kind: kind.id,
    tags: [...new Set([...guide.tags, ...(target ? [target] : []), ...facts.places.slice(0, 1)])].slice(0, 4),
  };
}
