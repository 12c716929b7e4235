import { Loaded } from "~/client/loaded";
import { useTranslation } from "~/i18n";
import { Dialog } from "~/ui/dialog";

import type { UsedTag } from "../list-tags.server";
import type { LibraryQuery } from "../query";
import { TagFilterForm } from "./tag-filter-form";

interface TagFilterDialogProps {
  path: string;
  query: LibraryQuery;
  /** The URL of the page with the tags. */
  from: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The tag filter as a dialog. */
export function TagFilterDialog({ path, query, from, open, onOpenChange }: TagFilterDialogProps) {
  const { t } = useTranslation("library");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("tags.filter")} description={t("tags.lead")}>
      <Loaded<{ tags: UsedTag[] }> from={from}>
        {({ tags }) => (
          <TagFilterForm path={path} query={query} tags={tags} onChosen={() => onOpenChange(false)} />
        )}
      </Loaded>
    </Dialog>
  );
}
