import type { Translate } from "~/i18n/translate";

import { uncategorized } from "../folder";

/** What a folder is called on the screen: 'uncategorized' in the reader's language, every other as its owner named it. */
export const folderLabel = (t: Translate<"library">, name: string): string =>
  name === uncategorized ? t("folders.uncategorized") : name;
