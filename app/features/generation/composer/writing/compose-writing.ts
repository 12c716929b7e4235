import type { Composition, Facts, Purpose, Section } from "../composition";
import { readExclusions } from "../facts/read-exclusions";
import { foldText } from "~/features/texts/fold-text";
import { purposeVariables } from "../purpose-variables";
import { quotePurpose } from "../quote-purpose";
import { renderPrompt } from "../render";
import { assumptionItems } from "./assumption-items";
import { chooseGuide } from "./choose-guide";
import { contextItems } from "./context-items";
import { knownFacts } from "./known-facts";
import { neededSlots } from "./needed-slots";
import { outputItems } from "./output-items";
import { personLine } from "./person-line";
import { phrases } from "./phrases";
import { readsLinks } from "./reads-links";
import { slots } from "./slots";
import { statedLength } from "./stated-length";
import type { WritingGuide } from "./writing-kind";

const mostVariables = 3;

/** Composes the prompt for a piece of writing from its purpose and the facts read from it. */
export function composeWriting(purpose: Purpose, read: Facts): Omit<Composition, "language"> {
  const { language } = read;
  const excluded = readExclusions(purpose.text, language);
  const chosen = chooseGuide(purpose.text, language);
  const { kind } = chosen;
  const guide = withoutExcluded(chosen.guide, excluded);
  const person = personLine(purpose.text, read, kind);
  const facts = person ? { ...read, audience: undefined } : read;
  const words = phrases[language];
  const known = knownFacts(purpose.text, facts, kind);
  const given = purposeVariables(purpose.text, language);
  const needed = neededSlots(purpose.text, kind, known, mostVariables - given.length);
  const asked = needed.map((slot) => slot.text[language]);

  const linksAreRead = readsLinks(purpose.text, facts, kind);
  const deep = purpose.deepThinking;
  const target = facts.outputLanguage;
  const manner = [
    words.tone + toneOf(facts, guide),
    ...(target && !several.test(target) && deep ? [words.foreign(target)] : []),
    ...guide.rules.slice(0, deep ? undefined : 2),
    ...(excluded.length > 0 ? [words.leaveOut + excluded.join(words.comma)] : []),
    kind.imaginative ? words.keepGiven : words.noInvention,
    ...(linksAreRead ? [words.linkRule] : []),
  ];
  const output = outputItems(
    purpose.text,
    facts,
    kind,
    guide,
    needed.find((slot) => slot === slots.target)?.text[language],
  );
  const assumptions = assumptionItems(facts, kind, guide, needed, asked.length + given.length > 0);

  const checks = [
    ...guide.checks,
    ...(facts.length ? [words.checkLength(statedLength(facts.length))] : []),
    ...(facts.audience ? [words.checkReader(facts.audience)] : []),
    words.checkFacts,
  ];

  const core: Section[] = [
    { title: words.role, body: guide.role },
    { title: words.purpose, body: quotePurpose(purpose.text) },
    { title: words.context, items: contextItems(purpose.text, facts, needed, known, kind, person) },
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
    tags: [
      ...new Set([
        ...guide.tags,
        ...(target && !several.test(target) ? [target] : []),
        ...facts.places.slice(0, 1),
      ]),
    ].slice(0, 4),
  };
}

/** More than one language is asked for. */
const several = /[\s、,/・と＋+]/;
const onlyNegative = /^(?:[^、,]*(?:ない|なく|ず)|(?:not|without|sin|que no|nada|no) [^,、]*)$/u;

/** A wish such as "not too formal" leaves open how it should sound instead. */
function toneOf({ tone, language }: Facts, guide: WritingGuide): string {
  if (!tone) return guide.tone;
  if (!onlyNegative.test(tone)) return tone;
  const said = guide.tone.includes(tone.split(" ").at(-1) ?? tone);
  return said ? guide.tone : guide.tone + phrases[language].comma + tone;
}

/** The guide without the lines about something that is to be left out. */
function withoutExcluded(guide: WritingGuide, excluded: readonly string[]): WritingGuide {
  const stems = excluded.map((piece) => foldText(piece).replace(/(?<=[a-z]{3})e?s$/, ""));
  const named = stems.map((stem) => new RegExp(`(?<![a-z])${stem.replace(/[^\p{L}\p{N}]/gu, ".")}`, "u"));
  const kept = (line: string) => !named.some((pattern) => pattern.test(foldText(line)));
  return {
    ...guide,
    think: guide.think.filter(kept),
    steps: guide.steps.filter(kept),
    rules: guide.rules.filter(kept),
    output: guide.output.filter(kept),
    edges: guide.edges.filter(kept),
    criteria: guide.criteria.filter(kept),
    checks: guide.checks.filter(kept),
  };
}
