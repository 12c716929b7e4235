import { createElement, Fragment, type ReactNode } from "react";

/** Turns `**words**` into bold words and leaves all other text as it is, including a lone pair of asterisks. */
export function boldText(text: string): ReactNode {
  const parts = text.split(/\*\*(?=\S)((?:[^*]|\*(?!\*))+?)(?<=\S)\*\*/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 1 ? createElement("strong", null, part) : part)),
  );
}
