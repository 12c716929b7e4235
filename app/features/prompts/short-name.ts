import { visibleLine } from "~/features/texts/visible-text";

/** What a prompt is called where its whole purpose would be too long: the purpose's first 80 characters. */
export const shortName = ({ originalInput }: { originalInput: string }): string =>
  Array.from(visibleLine(originalInput.slice(0, 400)))
    .slice(0, 80)
    .join("");
