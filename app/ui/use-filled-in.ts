import { useLayoutEffect, useRef, useState } from "react";

/** The named fields that are still empty; before hydration all count as filled in. Spread `form` onto the form. */
export function useFilledIn<Name extends string>(...names: Name[]) {
  const ref = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const look = () => {
    const values = new FormData(ref.current!);
    const empty = names.filter((name) => String(values.get(name) ?? "").trim() === "");
    setMissing((before) => (before.join() === empty.join() ? before : empty));
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Later changes come by `onInput`.
  useLayoutEffect(look, []);
  return { form: { ref, onInput: look }, filled: missing.length === 0, missing };
}
