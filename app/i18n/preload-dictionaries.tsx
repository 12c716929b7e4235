import { preloadModule } from "react-dom";
import { dictionaryFiles } from "virtual:dictionary-files";

import { useTranslations } from "./index";

/** Preloads the page's dictionaries together with its code; render it after the content, on the server. */
export function PreloadDictionaries() {
  const { language, used = [] } = useTranslations();
  for (const namespace of used) {
    const file = dictionaryFiles[`${language}/${namespace}`];
    if (file) preloadModule(file, { as: "script" });
  }
  return null;
}
