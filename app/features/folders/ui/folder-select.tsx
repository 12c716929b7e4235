import type { ComponentProps } from "react";

import { useTranslation } from "~/i18n";
import { Select } from "~/ui/select";

import type { Folder } from "../folder";
import { folderLabel } from "./folder-label";

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
