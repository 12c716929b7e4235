import type { Facts, Purpose, Variable } from "../composition";
import { purposeVariables } from "../purpose-variables";
import type { AutomationKind, AutomationText } from "./automation-kind";
import type { Frame } from "./frames/frame";
import { frames } from "./frames/frames";
import { platforms, type Platform } from "./platforms";
import { readWorkflow, type Workflow } from "./workflow/read-workflow";

/** Everything the sections of an automation prompt are made from. */
export interface Brief {
  purpose: Purpose;
  facts: Facts;
  deep: boolean;
  kindId: string;
  text: AutomationText;
  frame: Frame;
  workflow: Workflow;
  platform?: { name: string } & Platform;
  /** The inputs to fill in: the purpose's own first, three in all. */
  variables: Variable[];
  /** The purpose says that what it works on comes by mail. */
  byMail: boolean;
  asks: { source: boolean; kind: boolean; contact: boolean };
}

const mostVariables = 3;
const outsider = /客|利用者|応募|customer|client|user|lead|candidate|cliente|usuari/i;

const possessive = /^(?:my|our|the|mis?|nuestr[oa]s?|el|la|los|las) /i;
const notAPerson =
  /^[\s-](?:role|position|job|lead|leader|manager|meeting|calendar|channel|inbox|sheet|account)/i;

const task =
  /^(?:onboard|remind|notify|help|contact|email|train|hire|invite|support|serve|call|reach|tell|ask|update|screen)\s/i;

/** The recipient without "my" or "our"; "a senior engineer role" names no recipient. */
function readAudience(text: string, { audience }: Facts, { conditions }: Workflow): string | undefined {
  if (!audience || task.test(audience) || conditions.some((limit) => limit.includes(audience)))
    return undefined;
  const after = text.slice(text.indexOf(audience) + audience.length);
  return notAPerson.test(after) ? undefined : audience.replace(possessive, "");
}

/** Settles what is known and what has to be asked for a purpose of the given kind. */
export function makeBrief(purpose: Purpose, facts: Facts, kind: AutomationKind): Brief {
  const text = kind.texts[facts.language];
  const frame = frames[facts.language];
  const workflow = readWorkflow(purpose.text, facts.language);
  if (kind.id === "approval" && workflow.conditions.length > 0) workflow.contact = undefined;
  const own = purposeVariables(purpose.text, facts.language);
  const wanted: { key: keyof Brief["asks"]; variable: Variable }[] = [];
  if (text.ask && !kind.given?.test(purpose.text)) wanted.push({ key: "kind", variable: text.ask });
  if (own.length === 0 && isSourceOpen(kind, purpose.text, facts, workflow))
    wanted.push({ key: "source", variable: frame.source });
  if (own.length === 0 && isContactOpen(kind, facts, workflow))
    wanted.push({ key: "contact", variable: frame.contact });
  const asked = wanted.slice(0, Math.max(0, mostVariables - own.length));
  const isAsked = (key: keyof Brief["asks"]) => asked.some((ask) => ask.key === key);
  return {
    purpose,
    facts: { ...facts, audience: readAudience(purpose.text, facts, workflow) },
    deep: purpose.deepThinking,
    kindId: kind.id,
    text,
    frame,
    workflow,
    platform: findPlatform(purpose.text),
    variables: [...own, ...asked.map(({ variable: { name, hint } }) => ({ name, hint }))],
    byMail: comesByMail.test(purpose.text),
    asks: { source: isAsked("source"), kind: isAsked("kind"), contact: isAsked("contact") },
  };
}

const comesByMail =
  /(?:receiv|arriv|com(?:es?|ing) in|get)\w*[^.,]{0,40}\bby e?-?mail|メールで(?:届|来|受)|メールに添付|(?:recib|lleg)\p{L}*[^.,]{0,40}por correo/iu;

function isSourceOpen(
  kind: AutomationKind,
  text: string,
  facts: Facts,
  { tools, files, sourceAddresses }: Workflow,
): boolean {
  if (kind.id === "script" || comesByMail.test(text)) return false;
  const answersInChat = kind.id === "support" && tools.to.length > 0;
  return (
    !answersInChat &&
    tools.from.length + tools.other.length + facts.urls.length + files.length + sourceAddresses.length === 0
  );
}

/** A script reports to whoever runs it, and stated limits already say who approves. */
function isContactOpen(kind: AutomationKind, { audience }: Facts, workflow: Workflow): boolean {
  const { contact, tools, addresses, conditions } = workflow;
  if (contact || tools.to.length + addresses.length > 0) return false;
  if (kind.id === "script" || (kind.id === "approval" && conditions.length > 0)) return false;
  return !audience || outsider.test(audience);
}

function findPlatform(text: string): Brief["platform"] {
  for (const platform of platforms) {
    const name = platform.pattern.exec(text)?.[0];
    if (name) return { ...platform, name };
  }
  return undefined;
}
