import { cloneElement, type ReactElement } from "react";

import type { Speaker } from "./make-speaker-of";

interface TransProps {
  t: Speaker;
  i18nKey: string;
  values?: Readonly<Record<string, unknown>>;
  /** What a part of the sentence, `<name>part</name>`, stands in. */
  components: Readonly<Record<string, ReactElement>>;
}

/** A sentence with elements in it. */
export function Trans({ t, i18nKey, values, components }: TransProps) {
  // Text, then a name and its part, then text again.
  const pieces = (t(i18nKey, values) as string).split(/<(\w+)>([^<]*)<\/\w+>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    return index % 3 === 1 && cloneElement(components[piece]!, { key: index }, pieces[index + 1]);
  });
}
