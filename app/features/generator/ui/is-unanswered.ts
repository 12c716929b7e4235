import type { Composition } from "~/domain/composition";
import { asksAnything } from "~/features/generator/composing/asking-passage";

/** Whether no question is answered yet and the AI still asks: such a prompt is not called finished. */
export const isUnanswered = (composition: Composition | null): boolean =>
  composition !== null &&
  asksAnything(composition) &&
  composition.variables.every(({ value }) => value === null);
