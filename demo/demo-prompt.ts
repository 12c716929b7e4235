import type { Subcategory } from "~/domain/categories";
import type { PromptUse } from "~/domain/prompt-use";
import { variablesOf, type Variable } from "~/domain/variables";

/** A prompt with which a new town opens, written for this project. */
export interface DemoPrompt {
  subcategory: Subcategory;
  use: PromptUse;
  originalInput: string;
  title: string;
  description: string;
  content: string;
  /** Its variables by name, as far as they differ from what the text tells. */
  fields: Record<string, Partial<Omit<Variable, "name">>>;
  /** Beside the type tag. */
  tags: string[];
}

/** The variables of a prompt, as it is published. */
export const variablesOfDemo = ({ content, fields }: Pick<DemoPrompt, "content" | "fields">): Variable[] =>
  variablesOf(content, null).map((variable) => ({ ...variable, ...fields[variable.name] }));
