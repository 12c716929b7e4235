import type { Composition } from "~/domain/composition";
import type { OwnAnswer } from "~/domain/fact";

import { statedName } from "./stated-facts";

/** The answers of a composition in the person's own words: neither options nor facts that it states, nor pasted material. */
export const ownAnswers = ({ variables }: Pick<Composition, "variables">): OwnAnswer[] =>
  variables.flatMap(({ name, label, kind, options, value }) =>
    value && kind === "text" && !options.includes(value) && statedName(name) === null
      ? [{ name, label, text: value }]
      : [],
  );
