import type { ReactNode } from "react";

import type { Variable } from "~/domain/variables";
import type { RefusedForm } from "~/errors";

import type { FilledPrompt } from "../filled-prompt";

/** A prompt that may be run on this site. */
export interface PromptToTry {
  /** The prompt's type tag. */
  type: string;
  /** The text. Null while a form has not filled it. */
  text: string | null;
  /** The text as filled and displayed by now; null where an answer is missing or wrong. */
  take?: (at: Element) => string | Promise<string> | null;
  /** Called when it is about to be run. */
  onUsed?: () => void;
}

export interface FillFormProps {
  /** The email address of the member who fills. Null for a visitor. */
  owner: string | null;
  /** The name under which this browser saves the answers: the prompt's or draft's id. */
  of: string;
  content: string;
  variables: readonly Variable[];
  /** The prompt's type tag; it decides which services are offered. */
  type: string;
  /** Where the form is submitted without scripts. */
  action: string;
  /** The path of the prompt's share page, for links with answers. Null if nobody else can open the prompt. */
  sharePath: string | null;
  /** Called when the filled text was copied, or a service is opened with it. */
  onUsed?: () => void;
  /** Renders what runs the prompt on this site. */
  renderTry: (prompt: PromptToTry) => ReactNode;
  /** The result of the form submitted without scripts. */
  result?: FilledPrompt | RefusedForm;
}
