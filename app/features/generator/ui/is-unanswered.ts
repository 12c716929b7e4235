import type { Composition } from "~/domain/composition";
import { isSceneUse } from "~/domain/prompt-use";
import { asksAnything } from "~/features/generator/composing/asking-passage";

/** Whether no question is answered yet and the AI still asks: such a prompt is not called finished. */
export const isUnanswered = (composition: Composition | null): boolean =>
  composition !== null &&
  asksAnything(composition) &&
  composition.variables.every(({ value }) => value === null);

/** Whether a description of the built-in engine is the line alone: nothing was answered or added. */
export const isLineOnly = (composition: Composition | null): boolean =>
  composition !== null &&
  isSceneUse(composition.use) &&
  composition.variables.every(({ value }) => value === null) &&
  !composition.wishes.some(({ on }) => on);
