import { langOf, type PromptLanguage, type PromptVersions } from "~/domain/prompt-languages";
import type { Language } from "~/domain/languages";

/** The paths of a prompt's versions by language, the oldest for all other readers; empty: it has no other. */
export function versionPaths(versions: PromptVersions): Partial<Record<Language | "x-default", string>> {
  const paths = Object.entries(versions).map(
    ([language, id]) => [language as PromptLanguage, `/prompts/${id}`] as const,
  );
  if (paths.length < 2) return {};
  const known = paths.flatMap(([language, path]) => {
    const lang = langOf(language);
    return lang ? [[lang, path] as const] : [];
  });
  return { ...Object.fromEntries(known), "x-default": paths[0]![1] };
}
