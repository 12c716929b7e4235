import type { TFunction } from "i18next";

import { uncategorized } from "../uncategorized";

/** What a folder is called on the screen: 'uncategorized' in the reader's language, every other as its owner named it. */
export const folderLabel = (t: TFunction<"library">, name: string): string =>
  name === uncategorized ? t("folders.uncategorized") : name;
