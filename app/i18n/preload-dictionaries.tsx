import { preloadModule } from "react-dom";
import { dictionaryFiles } from "virtual:dictionary-files";

import { useTranslations } from "./index";

/** Stands behind a page's content on the server: the browser preloads the dictionaries of the page together with its code. */
export function PreloadDictionaries() {
  const { language, used = [] } = useTranslations();
  for (const namespace of used) {
    const file = dictionaryFiles[`${language}/${namespace}`];
    if (file) preloadModule(file, { as: "script" });
  }
  return null;
}
