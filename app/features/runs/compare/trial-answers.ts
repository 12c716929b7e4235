import type { Rival, Trial } from "~/domain/comparison";
import { valueFault } from "~/domain/variable-values";
import { answerOf, type Values, type Variable } from "~/domain/variables";

type Facts = Pick<Trial, "values" | "facts">;

/** The variables that a comparison asks for: the prompt's, and then those that only its rival has. */
export const askedVariables = (
  ofPrompt: readonly Variable[],
  ofRival: readonly Variable[],
): readonly Variable[] => [
  ...ofPrompt,
  ...ofRival.filter(({ name }) => !ofPrompt.some((known) => known.name === name)),
];

/** The answers to some variables, their own ones included. */
export const answersTo = (variables: readonly Variable[], values: Values): Values =>
  Object.fromEntries(
    variables.flatMap((variable) => {
      const answer = answerOf(variable, values);
      return answer === null ? [] : [[variable.name, answer]];
    }),
  );

/** What a person tells an AI that has only their line: the values by the labels of their variables, and the facts. */
export function givenFacts(variables: readonly Variable[], { values, facts }: Facts): string {
  const labels = new Map(variables.map(({ name, label }) => [name, label]));
  const lines = Object.entries(values).map(([name, value]) => `${labels.get(name) ?? name}: ${value}`);
  return [lines.join("\n"), facts].filter(Boolean).join("\n\n");
}

/** What the person says to the first reply of each side; empty: nothing. */
export const answersOf = (rival: Rival, variables: readonly Variable[], trial: Facts) => ({
  prompt: trial.facts,
  rival: rival === "line" ? givenFacts(variables, trial) : trial.facts,
});

/** The replies that a set of values costs: each side's first one, and a second where the person has something to say. */
export const repliesTo = (said: Record<"prompt" | "rival", string>): number =>
  Object.values(said).reduce((sum, words) => sum + (words === "" ? 1 : 2), 0);

/**
 * Values to begin a set with, all of which may be changed: those of an example of the prompt, else the variables' own ones in the first
 * set, and in others the options after them.
 */
export const proposedValues = (variables: readonly Variable[], at: number, example: Values = {}): Values =>
  Object.fromEntries(
    variables.map((variable) => {
      const { name, options, value } = variable;
      const shown = Object.hasOwn(example, name) ? example[name]! : "";
      if (shown !== "" && !valueFault(variable, shown)) return [name, shown];
      const own = options.indexOf(value ?? "");
      const option = at > 0 && options.length > 0 ? options[(own + at) % options.length] : undefined;
      return [name, option ?? value ?? ""];
    }),
  );
