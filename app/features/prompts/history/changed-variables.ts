import { definitionProperties } from "~/features/prompts/definition-fields";
import type { Variable } from "~/domain/variables";

const textOf = (variable: Variable | undefined): string =>
  JSON.stringify(variable && definitionProperties.map((property) => variable[property]));

/** Names of the variables that both texts have with different definitions. */
export function changedVariables(before: readonly Variable[], after: readonly Variable[]): string[] {
  const former = new Map(before.map((variable) => [variable.name, variable]));
  return after
    .filter(({ name }) => former.has(name))
    .filter((variable) => textOf(variable) !== textOf(former.get(variable.name)))
    .map(({ name }) => name);
}
