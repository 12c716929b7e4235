import { fillField } from "~/features/prompts/filling/fill-fields";

import { trialsLimit } from "./limits";

/** The beginning of the names of a set's fields. */
export const trialField = (at: number): string => `trials.${at}.`;

/** The name of the field with the person's choice. */
export const choiceField = (at: number): string => `choices.${at}`;

interface TypedTrial {
  values: Record<string, string>;
  facts: string;
}

/** The sets of values in the fields of a form, in order; own words win over an option. */
export function trialsIn(fields: Readonly<Record<string, string>>): TypedTrial[] {
  const trials = new Map<string, TypedTrial>();
  const own: [trial: TypedTrial, name: string, text: string][] = [];
  for (const [field, text] of Object.entries(fields)) {
    const [, at, name] = /^trials\.(\d)\.(.+)$/s.exec(field) ?? [];
    if (at === undefined || name === undefined) continue;
    const trial = trials.get(at) ?? { values: {}, facts: "" };
    trials.set(at, trial);
    if (name === "facts") trial.facts = text;
    else if (name.startsWith(fillField.value)) trial.values[name.slice(fillField.value.length)] = text;
    else if (name.startsWith(fillField.own)) own.push([trial, name.slice(fillField.own.length), text]);
  }
  for (const [{ values }, name, text] of own) if (text.trim() !== "") values[name] = text;
  return [...trials.entries()]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, trial]) => trial);
}

/** The choices in the fields of a form, in order; the first may be missing. */
export function choicesIn(fields: Readonly<Record<string, string>>): (string | undefined)[] {
  const typed = Array.from({ length: trialsLimit }, (_, at) => fields[choiceField(at)]);
  return typed.slice(0, Math.max(1, typed.findLastIndex((choice) => choice !== undefined) + 1));
}
