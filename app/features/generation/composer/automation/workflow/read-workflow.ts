import type { Language } from "~/languages";
import type { Localized } from "../../composition";
import { firstMatch } from "../../facts/first-match";
import { maskMaterial } from "../../facts/mask-material";
import { joinEndpoints } from "./join-endpoints";
import { readActions } from "./read-actions";
import { readConditions } from "./read-conditions";
import { readContact } from "./read-contact";
import { readEndpoints, type Endpoints } from "./read-endpoints";
import { readEvent } from "./read-event";
import { readFigures } from "./read-figures";
import { readSchedule } from "./read-schedule";
import { readTools, type NamedTools } from "./read-tools";
import { readUnattended } from "./read-unattended";

/** What a purpose says about the run of an automation, in its own words. */
export interface Workflow extends Endpoints {
  schedule?: string;
  event?: string;
  /** The single actions it asks for, when it can be told apart into several. */
  actions: string[];
  tools: NamedTools;
  /** The same tools with their channel or sheet, sorted alike. */
  shownTools: NamedTools;
  /** Further clauses that give a figure. */
  figures: string[];
  conditions: string[];
  /** The person or role that approves or is told. */
  contact?: string;
  /** What it asks to be done without approval, e.g. "自動返信". */
  unattended?: string;
  retries?: string;
}

const retries: Localized<RegExp[]> = {
  ja: [
    /(?<![0-9０-９])[0-9０-９]{1,6}回(?:まで|だけ)?(?:の)?(?:再試行|リトライ|やり直)|(?:再試行|リトライ)(?:は|を)?(?:最大)?[0-9０-９]{1,6}回(?:まで)?/,
  ],
  en: [/\b(?:retry|retrying|retries|try again)[^,.;\n]{0,12}\d+ times?\b|\b(?:up to )?\d+ retries\b/i],
  es: [/(?<!\p{L})(?:reintent\p{L}*)[^,.;\n]{0,14}\d+ veces|\d+ reintentos/iu],
};

/** Reads the run of an automation from a purpose; what is not said is left out or an empty list. */
export function readWorkflow(text: string, language: Language): Workflow {
  const request = maskMaterial(text);
  const schedule = readSchedule(request, language);
  const happening = readEvent(text, language);
  const event = schedule && /[0-9０-９]/.test(happening ?? "") ? undefined : happening;
  const limits = readConditions(request, language, text).filter((piece) => !overlaps(piece, event));
  const limitsAlone = limits.filter((piece) => withoutStart(piece, schedule) === piece);
  const actions = readActions(text, language, startsOf(schedule, happening), limitsAlone);
  const conditions = limits
    .map((piece) => withoutStart(piece, schedule))
    .filter((piece) => !actions.some((action) => action.toLowerCase() === piece.toLowerCase()));
  const tools = readTools(request, language);
  const contact = readContact(request, language);
  const asked = firstMatch(request, retries[language]);
  const found = readEndpoints(text, language);
  const endpoints = {
    ...found,
    addresses: found.addresses.filter((name) => !contact?.includes(name) && !isConditional(name, conditions)),
  };
  const told = [...startsOf(schedule, happening), asked, contact].filter((piece) => piece !== undefined);
  const named = [...actions, ...conditions, ...found.addresses, ...found.files, ...found.writtenFiles];
  return {
    schedule,
    event,
    actions,
    tools,
    conditions,
    figures: readFigures(text, language, [...told, ...named]),
    contact,
    unattended: readUnattended(request, language),
    retries: asked,
    ...endpoints,
    ...joinEndpoints(text, language, tools, endpoints),
  };
}

/** The schedule has a line of its own and is no part of a limit. */
function withoutStart(condition: string, schedule: string | undefined): string {
  return schedule && condition.startsWith(schedule)
    ? condition.slice(schedule.length).replace(/^[\s,、]+/u, "")
    : condition;
}

/** Whoever is told in one case only is not where every result goes. */
function isConditional(name: string, conditions: readonly string[]): boolean {
  return conditions.some((piece) => /^(?:if|si)\s/i.test(piece) && piece.includes(name));
}

/** How the start stands in the purpose: the event as read ends in "とき", as written in "たら". */
function startsOf(schedule: string | undefined, event: string | undefined): string[] {
  const written = event ? [event, event.replace(/([ただ])とき$/, "$1ら"), event.replace(/とき$/, "時")] : [];
  return [...(schedule ? [schedule] : []), ...written];
}

/** A limit that is part of the starting event would only say it again. */
function overlaps(condition: string, event: string | undefined): boolean {
  const amount = /[0-9０-９][0-9０-９,.]*/.exec(condition)?.[0];
  return amount !== undefined && event !== undefined && event.includes(amount);
}
