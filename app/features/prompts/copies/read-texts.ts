import { definitionsOf, filledText, type Template } from "~/domain/variable-definitions";
import { type Values, type Variable } from "~/domain/variables";
import { literalPieces } from "~/domain/placeholders";

import { mostCompared } from "./limits";

/** The texts of a prompt that readers see; omitted ones are not compared. */
export interface ReadPrompt {
  content: string;
  variables?: readonly Variable[] | null;
  originalInput?: string;
  title?: string | null;
  description?: string | null;
  examples?: readonly ReadExample[];
}

interface ReadExample {
  text?: string | null;
  alt?: string | null;
  values?: Values;
}

const distinct = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text?.trim() ? [text.slice(0, mostCompared)] : []))),
];

/** The text of a prompt without its placeholders: with its variables' own values, and without any. */
export const templateTexts = ({ content, variables }: ReadPrompt): string[] =>
  distinct(
    [filledText({ content, variables: variables ?? [] }), content].map((text) =>
      literalPieces(text).join(""),
    ),
  );

/**
 * All that readers see of a prompt, its text first: a copy may be in a default value, cut by variables, in their names or definitions, in
 * the purpose, the title, the description or an example.
 */
export const readTexts = (prompt: ReadPrompt): string[] =>
  distinct([
    ...templateTexts(prompt),
    prompt.content,
    wordsOfDefinitions({ content: prompt.content, variables: [...(prompt.variables ?? [])] }),
    prompt.originalInput,
    prompt.title,
    prompt.description,
    ...(prompt.examples ?? []).flatMap(({ text, alt, values }) => [
      text,
      alt,
      Object.values(values ?? {}).join("\n"),
    ]),
  ]);

const wordsOfDefinitions = ({ content, variables }: Template): string =>
  (definitionsOf(content, variables) ?? [])
    .flatMap(({ label, question, options, value }) => [label, question, ...options, value ?? ""])
    .join("\n");
