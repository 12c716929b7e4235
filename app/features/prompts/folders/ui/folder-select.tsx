import type { ComponentProps } from "react";

import { useTranslation } from "~/i18n";
import type { Translate } from "~/i18n/translate";
import { Select } from "~/ui/input";

import { type Folder, uncategorized } from "../folder";

interface FolderSelectProps extends ComponentProps<typeof Select> {
  folders: readonly Folder[];
}

/** One of the member's folders; `children` are options after them. */
export function FolderSelect({ folders, children, ...select }: FolderSelectProps) {
  const { t } = useTranslation("library");
  return (
    <Select {...select}>
      {folders.map(({ id, name }) => (
        <option key={id} value={id}>
          {folderLabel(t, name)}
        </option>
      ))}
      {children}
    </Select>
  );
}

/** The displayed name of a folder: 'uncategorized' is translated, every other name is its owner's. */
export const folderLabel = (t: Translate<"library">, name: string): string =>
  name === uncategorized ? t("folders.uncategorized") : name;
