import { useLayoutEffect, useRef, useState } from "react";

/** Whether the named fields are filled in; before hydration all count as such. Spread `form` onto the form. */
export function useFilledIn(...names: string[]) {
  const ref = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState(true);
  const look = () => {
    const values = new FormData(ref.current!);
    setFilled(names.every((name) => String(values.get(name) ?? "").trim() !== ""));
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Later changes come by `onInput`.
  useLayoutEffect(look, []);
  return { form: { ref, onInput: look }, filled };
}
