import { Icon } from "~/ui/icon";
import type { ComponentProps } from "react";

import { useTranslation } from "~/i18n";
import { SidePanel } from "~/ui/side-panel";

import { CategoryNav } from "./category-nav";

interface CategoryPanelProps extends ComponentProps<typeof CategoryNav> {
  /** The name of the current category. */
  current: string;
}

/** The list of categories next to the prompts; on a phone it opens above them. */
export function CategoryPanel({ current, ...nav }: CategoryPanelProps) {
  const { t } = useTranslation("town");
  return (
    <aside>
      <SidePanel
        openLabel={t("showCategories")}
        icon={<Icon name="layout-grid" />}
        choice={current}
        current={current}
      >
        <CategoryNav {...nav} />
      </SidePanel>
    </aside>
  );
}
