import type { Template } from "~/domain/variable-definitions";
import { hashToken } from "~/platform/tokens";

/** The hash by which a comparison knows the text and variables that were compared; the order of a definition's fields counts nothing. */
export const textHashOf = ({ content, variables }: Template): Promise<string> =>
  hashToken(
    JSON.stringify([
      content,
      ...variables.map(({ name, label, question, kind, options, required, value }) => [
        name,
        label,
        question,
        kind,
        options,
        required,
        value,
      ]),
    ]),
  );
