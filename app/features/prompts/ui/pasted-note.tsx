import { useEffect, useEffectEvent } from "react";

import { cleanHidden, findHidden } from "~/features/text/hidden-characters";

import { HiddenNote } from "./hidden-note";

interface PastedNoteProps {
  /** A box's text after something was pasted into it. */
  pasted: string;
  /** Takes the text without its hidden characters. */
  onClean: (text: string) => void;
}

/** Removes the hidden characters of a pasted text, and names them. */
export function PastedNote({ pasted, onClean }: PastedNoteProps) {
  const clean = useEffectEvent((whole: string) => {
    const { text, hidden } = cleanHidden(whole);
    if (hidden.length > 0) onClean(text);
  });
  useEffect(() => clean(pasted), [pasted]);
  return <HiddenNote sentence="pasted" hidden={findHidden(pasted)} />;
}
