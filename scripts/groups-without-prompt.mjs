import { foldText } from "../app/features/text/fold-text.ts";
import { importModule } from "./import-module.mjs";

/** The groups of synonyms that lead to none of the editors' prompts in their language: a search would be led nowhere. */
export async function groupsWithoutPrompt(synonyms, prompts) {
  const { hasSynonym } = await importModule("app/platform/search/synonyms.ts");
  return Object.entries(synonyms).flatMap(([language, groups]) => {
    const heads = prompts
      .filter((prompt) => prompt.language === language)
      .map(({ title, originalInput, tags }) => foldText([title, originalInput, ...tags].join("\n")));
    return groups.filter((group) => !heads.some((head) => hasSynonym(head, group.map(foldText))));
  });
}
