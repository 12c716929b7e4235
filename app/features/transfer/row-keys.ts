import { definitionsOf, parseDefinitions } from "~/domain/variable-definitions";
import { uncategorized } from "~/features/prompts/folders/folder";

import type { ImportedPrompt } from "./schema";

/** A prompt of the library as it is compared. */
interface StoredPrompt {
  content: string;
  originalInput: string;
  variables: unknown;
  tags: readonly string[];
  folder: string;
  title: string | null;
  description: string | null;
}

/** Fields as texts that are equal where the fields are. Undefined if the file does not tell. */
type Fields = readonly (string | undefined)[];

const fieldsOfRow = ({ content, originalInput, variables, tags, folder, ...row }: ImportedPrompt): Fields => [
  content,
  originalInput,
  variables && JSON.stringify(parseDefinitions(definitionsOf(content, variables))),
  tags && JSON.stringify(tags),
  folder === null ? uncategorized : folder,
  row.title,
  row.description,
];

const fieldsOfStored = ({ content, originalInput, variables, ...prompt }: StoredPrompt): Fields => [
  content,
  originalInput,
  JSON.stringify(parseDefinitions(variables)),
  JSON.stringify(prompt.tags),
  prompt.folder,
  prompt.title ?? "",
  prompt.description ?? "",
];

/**
 * Keys that are equal where a prompt of the library has all that a row gives. Fields count by a number, so that a key is short
 * however long they are; a prompt has one key for each choice of given fields in the file (at most 32), not for each row.
 */
export function rowKeys(rows: readonly ImportedPrompt[]) {
  const numbers: Map<string, number>[] = [];
  const shapes = new Map<string, readonly boolean[]>();
  const ofRows = rows.map((row) => {
    const fields = fieldsOfRow(row);
    const given = fields.map((field) => field !== undefined);
    shapes.set(given.join(), given);
    return keyOf(
      fields.map((field, at) => {
        const known = (numbers[at] ??= new Map());
        if (field !== undefined && !known.has(field)) known.set(field, known.size);
        return known.get(field ?? "");
      }),
      given,
    );
  });
  return {
    ofRows,
    /** Whether a row has this text. */
    hasText: (content: string): boolean => numbers[0]?.has(content) ?? false,
    /** The keys of a prompt: those of the rows that it equals are among them. */
    ofStored(prompt: StoredPrompt): ReadonlySet<string> {
      const known = fieldsOfStored(prompt).map((field, at) => numbers[at]?.get(field ?? ""));
      return new Set([...shapes.values()].map((given) => keyOf(known, given)));
    },
  };
}

/** An unknown field has no number, and makes a key that no row has. */
const keyOf = (numbers: readonly (number | undefined)[], given: readonly boolean[]): string =>
  given.map((isGiven, at) => (isGiven ? (numbers[at] ?? "other") : "")).join();
