import { fieldErrorCodes, type FieldErrorCode } from "~/errors";
import { cleanHidden, type HiddenCharacter } from "~/features/text/hidden-characters";
import { isDeeperThan } from "~/features/text/nesting";
import { visibleText } from "~/features/text/visible-text";

import { importLimits, versionsLimit } from "./limits";
import type { Fault } from "./row-outcome";
import { importedPrompt, importedVersion, type ImportedPrompt } from "./schema";

/** A checked prompt of a file, or why it is none. */
export type CheckedItem =
  | { prompt: ImportedPrompt; fault?: undefined }
  | { prompt?: undefined; fault: Fault };

const isFieldError = (code: string): code is FieldErrorCode =>
  (fieldErrorCodes as readonly string[]).includes(code);

/** Levels of a prompt's fields, those that are ignored too: each row is stored as JSON, which fails on many thousands. */
const deepest = 32;

/** Checks a prompt of a file by the rules of the library's own forms: its first fault counts. */
export function checkItem(item: unknown): CheckedItem {
  const deep = Object.entries(Object(item) as object).find(([, value]) => isDeeperThan(value, deepest));
  if (deep) return { fault: { field: deep[0].slice(0, 40), code: "too_deep", limit: deepest } };
  const { success, data, error } = importedPrompt.safeParse(untilFirstFault(item));
  if (success) return { prompt: data };
  const [issue] = error.issues;
  const code = issue && isFieldError(issue.message) ? issue.message : "wrong_type";
  const limit: unknown = issue?.code === "custom" ? issue.params?.limit : undefined;
  return {
    fault: {
      field: String(issue?.path[0] ?? "").slice(0, 40),
      code,
      ...(typeof limit === "number" && { limit }),
    },
  };
}

/** The item without the versions after its first wrong one: one fault is reported, and each of thousands would be an object. */
function untilFirstFault(item: unknown): unknown {
  const { versions } = Object(item) as { versions?: unknown };
  if (!Array.isArray(versions) || versions.length > versionsLimit) return item;
  const wrong = versions.findIndex((one) => !importedVersion.safeParse(one).success);
  return wrong === -1 ? item : { ...Object(item), versions: versions.slice(0, wrong + 1) };
}

/** Longer texts are refused whatever they hide, and not searched: each hidden character is an object. */
const longestSearched = 100_000;

const texts = ["originalInput", "content", "title", "description"] as const;

/** Cleans the prompts of one import; beyond `importLimits.hidden` the characters are removed without a report. */
export function itemCleaner(): (item: unknown) => { item: unknown; hidden: HiddenCharacter[] } {
  let left = importLimits.hidden;
  const clean = (text: string): { text: string; hidden: HiddenCharacter[] } => {
    if (left <= 0) return { text: visibleText(text), hidden: [] };
    const found = cleanHidden(text);
    left -= found.hidden.length;
    return found;
  };
  return (item) => cleanItem(item, clean);
}

/** A prompt of a file, unchecked, without the hidden characters of its texts, former ones too; and those of its texts. */
function cleanItem(item: unknown, clean: typeof cleanHidden): { item: unknown; hidden: HiddenCharacter[] } {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return { item, hidden: [] };
  const hidden: HiddenCharacter[] = [];
  const cleaned: Record<string, unknown> = { ...item };
  for (const field of texts) {
    const value = cleaned[field];
    if (typeof value !== "string" || value.length > longestSearched) continue;
    const found = clean(value);
    cleaned[field] = found.text;
    for (const character of found.hidden) hidden.push(character);
  }
  if (Array.isArray(cleaned.versions))
    cleaned.versions = cleaned.versions.map((version: unknown) => {
      const { content } = Object(version) as { content?: unknown };
      return typeof content === "string" && content.length <= longestSearched
        ? { ...Object(version), content: clean(content).text }
        : version;
    });
  return { item: cleaned, hidden };
}
