import { detectLanguage } from "./composer/detect-language";
import { purposeVariables } from "./composer/purpose-variables";

/**
 * The faults of a prompt that plain code can see, in English, for the model to repair: another language than the
 * purpose's, and variables that were lost. `variables` are the names that must stay besides the purpose's own.
 */
export function plainFaults(content: string, purpose: string, variables: string[] = []): string[] {
  const faults: string[] = [];
  // No language is named: of the many written in Latin letters only two are told apart, and the model knows better.
  if (isTold(purpose) && detectLanguage(content) !== detectLanguage(purpose))
    faults.push(
      "It seems to be in another language than the purpose. All of it must be in the purpose's language.",
    );
  const present = new Set(variablesOf(content));
  for (const name of new Set([...variablesOf(purpose), ...variables]))
    if (!present.has(name)) faults.push(`The variable {{${name}}} is missing.`);
  return faults;
}

/** The names of the `{{variables}}` in a text, once each. */
export function variablesOf(text: string): string[] {
  return purposeVariables(text, "en").map(({ name }) => name);
}

const known = /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Whether a text is written in a script whose languages are told apart at all. */
function isTold(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(known)?.length ?? 0) > letters / 2;
}
