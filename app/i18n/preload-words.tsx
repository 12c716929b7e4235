import { preloadModule } from "react-dom";
import { useTranslation } from "react-i18next";
import { wordFiles } from "virtual:word-files";

/** Stands behind a page's content: lets the browser fetch the words that the page says together with its code. */
export function PreloadWords() {
  const { i18n } = useTranslation();
  if (!import.meta.env.SSR) return null;
  for (const namespace of i18n.reportNamespaces!.getUsedNamespaces()) {
    const file = wordFiles[`${i18n.language}/${namespace}`];
    if (file) preloadModule(file, { as: "script" });
  }
  return null;
}
