import { phraseWithin } from "~/features/text/phrase-within";
import { visibleLine } from "~/features/text/visible-text";

import { titleLimit } from "./limits";
import type { SharedPrompt } from "./responses";

/** A title to start with in a form: the stored one, or the beginning of the purpose, up to the end of a phrase. */
export const proposedTitle = ({
  title,
  originalInput,
}: Pick<SharedPrompt, "title" | "originalInput">): string =>
  title ?? phraseWithin(visibleLine(originalInput), titleLimit);
