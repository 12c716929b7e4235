import type { Viewer } from "~/context";
import { compareTexts, type Comparison } from "~/features/text/compare-texts";
import type { Services } from "~/services";
import type { Variable } from "~/domain/variables";

import { getVersions } from "./get-version.server";
import type { PromptVersion } from "./responses";
import { definitionProperties } from "../definition-fields";

export interface VersionComparison {
  from: PromptVersion;
  to: PromptVersion;
  comparison: Comparison;
  /** Names of the variables whose definitions differ. */
  variables: string[];
}

/** Compares two versions of one of the viewer's prompts. Errors: `prompt_not_found`, `version_not_found`. */
export async function compareVersions(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  numbers: { from: number; to: number },
): Promise<VersionComparison> {
  const both = [numbers.from, numbers.to] as const;
  const [from, to] = await getVersions(services, viewer, promptId, both);
  return { from, to, ...compareTemplates(from, to) };
}

/** Compares two texts with their variables. */
export const compareTemplates = (from: Template, to: Template) => ({
  comparison: compareTexts(from.content, to.content),
  variables: changedVariables(from.variables, to.variables),
});

type Template = Pick<PromptVersion, "content" | "variables">;

const textOf = (variable: Variable | undefined): string =>
  JSON.stringify(variable && definitionProperties.map((property) => variable[property]));

/** Names of the variables that both texts have with different definitions. */
function changedVariables(before: readonly Variable[], after: readonly Variable[]): string[] {
  const former = new Map(before.map((variable) => [variable.name, variable]));
  return after
    .filter(({ name }) => former.has(name))
    .filter((variable) => textOf(variable) !== textOf(former.get(variable.name)))
    .map(({ name }) => name);
}
