import { displayedText, type DisplayedText } from "~/client/site-translation";
import { fillPrompt, type Values, type Variable } from "~/domain/variables";

/** The displayed version of a prompt's text, filled. It is filled last: an answer is never sent to be translated. */
export function displayedFilled(
  { content, variables }: { content: string; variables: readonly Variable[] },
  values: Values,
  at: Element,
): DisplayedText {
  const { text, note } = displayedText.pass(content, at);
  const fill = (whole: string) => fillPrompt(whole, variables, values);
  return { text: typeof text === "string" ? fill(text) : text.then(fill), note };
}
