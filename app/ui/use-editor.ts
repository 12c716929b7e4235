import { useEffect, useRef, useState } from "react";

/** Something that is edited in its place: whether it is, and the ref of what opens the editor, which gets the focus back. */
export function useEditor<Opener extends HTMLElement>() {
  const [editing, setEditing] = useState(false);
  const opener = useRef<Opener>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return { editing, setEditing, opener };
}
