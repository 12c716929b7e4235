import { href, Link } from "react-router";

import type { Category } from "~/domain/categories";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Menu } from "~/ui/menu";

import { countedNews } from "../limits";

interface TownMenuProps {
  /** The category of the list. Null for all of the town. */
  category: Category | null;
  follows: boolean;
  /** Unseen posts of what the member follows. */
  news: number;
}

/** A member's own lists, and the button that follows the category of the list. */
export function TownMenu({ category, follows, news }: TownMenuProps) {
  const { t } = useTranslation(["town", "street", "shelf"]);
  const mark = news > 0 && (
    <Badge tone="success">
      <span aria-hidden>{news < countedNews ? news : `${countedNews - 1}+`}</span>
      <span className="sr-only">{t("news", { count: news })}</span>
    </Badge>
  );
  const lists = [
    { to: href("/town-prompts/following"), icon: "user-check", label: t("following") },
    { to: href("/dashboard/shelf"), icon: "bookmark", label: t("shelf:mine") },
    { to: href("/my-town-prompts"), icon: "send", label: t("mine") },
  ] as const;
  return (
    <Menu
      label={
        <>
          <Icon name="circle-user-round" />
          <span className="max-sm:sr-only">{t("street:yours")}</span> {mark}
        </>
      }
      className="min-h-11 shrink-0 max-sm:px-2 max-sm:[&>.icon:last-child]:hidden"
    >
      <ul>
        {lists.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} discover="none" className="place-link [&_svg]:size-5">
              <Icon name={icon} />
              {label} {icon === "user-check" && mark}
            </Link>
          </li>
        ))}
      </ul>
      {category && (
        <div className="mt-1 border-t border-line p-2 sm:hidden">
          <FollowCategory category={category} follows={follows} />
        </div>
      )}
    </Menu>
  );
}

interface FollowCategoryProps {
  category: Category;
  follows: boolean;
  /** On a phone only its icon is shown. */
  brief?: boolean;
}

/** The button that follows a category; a visitor signs in on the way. */
export function FollowCategory({ category, follows, brief }: FollowCategoryProps) {
  const { t } = useTranslation("town");
  return (
    <form method="post" action={href("/town-prompts/following")}>
      <HiddenFields values={{ kind: "category", target: category, follow: String(!follows) }} />
      <Button type="submit" variant="secondary" className={brief ? "max-sm:px-2" : "w-full"}>
        {follows ? <Icon name="check" /> : brief && <Icon name="plus" className="sm:hidden" />}
        <span className={brief ? "max-sm:sr-only" : undefined}>{t(follows ? "followed" : "follow")}</span>
      </Button>
    </form>
  );
}
