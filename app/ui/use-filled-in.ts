import { useLayoutEffect, useRef, useState } from "react";

/**
 * Whether the named fields of a form have words in them, also those that were typed before the scripts came. Spread `form` onto
 * the form; until scripts know better every field counts as filled in.
 */
export function useFilledIn(...names: string[]) {
  const ref = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState(true);
  const look = () => {
    const values = new FormData(ref.current!);
    setFilled(names.every((name) => String(values.get(name) ?? "").trim() !== ""));
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- From then on every input tells.
  useLayoutEffect(look, []);
  return { form: { ref, onInput: look }, filled };
}
