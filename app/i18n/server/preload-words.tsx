import { use } from "react";
import { preloadModule } from "react-dom";
import { wordFiles } from "virtual:word-files";

import { PageWordsContext } from "./page-words";

/** Stands behind a page's content: lets the browser fetch the words that the page says together with its code. */
export function PreloadWords() {
  const words = use(PageWordsContext);
  if (!words) return null;
  for (const namespace of words.said) {
    const file = wordFiles[`${words.language}/${namespace}`];
    if (file) preloadModule(file, { as: "script" });
  }
  return null;
}
