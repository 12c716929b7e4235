import type { KeyboardEvent } from "react";

/** The `aria-keyshortcuts` of a button that `onSubmitKeys` stands for. */
export const submitKeys = "Control+Enter Meta+Enter";

/** A keydown handler that does the primary action on Ctrl+Enter or ⌘+Enter, but not while a text is being composed. */
export const onSubmitKeys =
  <Holder extends HTMLElement>(act: (holder: Holder) => unknown) =>
  (event: KeyboardEvent<Holder>) => {
    const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
    if (key !== "Enter" || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
    event.preventDefault();
    act(currentTarget);
  };
