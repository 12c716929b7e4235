import type { Rival } from "~/domain/comparison";
import type { Template } from "~/domain/variable-definitions";
import { valueErrors } from "~/domain/variable-values";
import type { Values, Variable } from "~/domain/variables";
import { AppError, type FieldErrors } from "~/errors";
import { fillTemplate } from "~/features/prompts/filling/fill-template";
import { promptLimit } from "~/features/runs/try/limits";
import { countCharacters } from "~/features/text/visible-text";

import { valuesLimit } from "./limits";
import { answersOf, answersTo, askedVariables } from "./trial-answers";

interface Facts {
  values: Values;
  facts: string;
}

/** Something for each side. */
type Sides = Record<"prompt" | "rival", string>;

/** A set of values with what both sides are sent. */
export interface PreparedTrial extends Facts {
  texts: Sides;
  /** The person's words to each first reply; empty: none. */
  said: Sides;
}

/**
 * The sets of values with the texts that they fill, each with all answers, the variables' own ones included. Errors: `invalid_fields`
 * by `trials.<at>.values.<name>`, and `trials.<at>.values` for values or a filled text that are too long, or a text without a word.
 */
export function prepareTrials(
  prompt: Template,
  rival: Template & { rival: Rival },
  trials: readonly Facts[],
): PreparedTrial[] {
  const variables = askedVariables(prompt.variables, rival.variables);
  return trials.map(({ values: given, facts }, at) => {
    const refuse = (fields: FieldErrors): never => {
      const named = Object.entries(fields).map(([field, error]) => [`trials.${at}.${field}`, error]);
      throw new AppError("invalid_fields", { fields: Object.fromEntries(named) });
    };
    const faults = valueErrors(variables, given);
    if (Object.keys(faults).length > 0) refuse(faults);
    const values = answersTo(variables, given);
    const length = Object.values(values).reduce((sum, value) => sum + value.length, 0);
    if (length > valuesLimit) refuse({ values: { code: "too_long", limit: valuesLimit } });
    const fill = (template: Template) => {
      const text = fillTemplate(template, ofTemplate(template.variables, values));
      if (text.trim() === "") refuse({ values: { code: "required" } });
      if (countCharacters(text) > promptLimit) refuse({ values: { code: "too_long", limit: promptLimit } });
      return text;
    };
    return {
      values,
      facts,
      texts: { prompt: fill(prompt), rival: fill(rival) },
      said: answersOf(rival.rival, variables, { values, facts }),
    };
  });
}

const ofTemplate = (variables: readonly Variable[], values: Values): Values =>
  Object.fromEntries(
    variables.flatMap(({ name }) => (Object.hasOwn(values, name) ? [[name, values[name]!]] : [])),
  );
