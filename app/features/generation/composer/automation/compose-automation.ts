import type { Composition, Facts, Purpose } from "../composition";
import { recogniseKind } from "../recognise-kind";
import { renderPrompt } from "../render";
import type { AutomationKind } from "./automation-kind";
import { automationKinds } from "./automation-kinds";
import { makeBrief } from "./brief";
import { general } from "./kinds/general";
import { resultSections } from "./sections/result-sections";
import { startSections } from "./sections/start-sections";
import { workSections } from "./sections/work-sections";

const mostTags = 4;
/** "hoja" and "sheet" name no tool by themselves. */
const sheet = /^(?:hoja|sheet|シート|drive|ドライブ)$/i;
/** A means that is named in passing ("メールで送る") counts only when no kind is named outright. */
const namedKinds = automationKinds.map((kind) => ({ ...kind, hints: undefined }));

/** Mail is what nearly every automation sends; only a purpose of a few words means the inbox itself. */
const longestInbox = 16;

/** Support work that must not answer anyone is no support work with sources and answers. */
const unanswered =
  /(?:顧客|お客(?:様|さま|さん)|客先)(?:に|へ|には|へは)(?:直接)?返信(?:は|を)?し(?:ない|ません)|(?:never|not|don['’]t) (?:reply|respond|write)(?: directly)? to (?:the |any )?(?:customer|client|user)|(?:nunca|no) (?:respondas|contestes|escribas)(?: directamente)? a (?:los |las |ningún )?(?:cliente|usuari)/i;

function chooseKind(text: string, { language }: Facts): AutomationKind | undefined {
  const named = recogniseKind(namedKinds, text, language);
  if (named?.id === "support" && unanswered.test(text)) return undefined;
  if (named) return named;
  const hinted = recogniseKind(automationKinds, text, language);
  return hinted?.id === "mail-triage" && text.length > longestInbox ? undefined : hinted;
}

/**
 * The prompt for an agent or a workflow that does the purpose's work, in the purpose's language
 * (specification, section 1).
 */
export function composeAutomation(purpose: Purpose, facts: Facts): Omit<Composition, "language"> {
  const kind = chooseKind(purpose.text, facts) ?? general;
  const brief = makeBrief(purpose, facts, kind);
  const { from, to, other } = brief.workflow.tools;
  const named = [...from, ...to, ...other].filter((name) => !sheet.test(name));
  const tags = [...brief.text.tags, ...(brief.platform ? [brief.platform.name] : []), ...named];
  return {
    content: renderPrompt(
      [...startSections(brief), ...workSections(brief), ...resultSections(brief)],
      facts.language,
    ),
    kind: kind.id,
    tags: [...new Set(tags)].slice(0, mostTags),
  };
}
