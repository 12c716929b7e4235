import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";

import type { ShownShop } from "../showcase-prompt";
import { townAddress } from "../address";
import { ShopDrawing } from "./shop-drawing";
import { useCategoryNames } from "./use-category";

/** The shop of the day: a category of the town with a few of its prompts, and the ways to it and to the town. */
export function Showcase({ shop: { category, prompts } }: { shop: ShownShop }) {
  const { t } = useTranslation("street");
  const { nameOf } = useCategoryNames();
  const look = "text-link inline-flex min-h-11 items-center gap-1 text-sm font-semibold [&_svg]:size-4";
  return (
    <section aria-labelledby="showcase" className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div className="flex items-end gap-3">
          <span className="shop w-24 shrink-0" data-open="">
            <ShopDrawing of={category} />
          </span>
          <h2 id="showcase" className="pb-3 text-lg">
            {t("showcase", { shop: nameOf(category) })}
          </h2>
        </div>
        <div className="flex flex-wrap gap-x-4">
          <Link to={townAddress(href("/town-prompts"), { category })} className={look}>
            {t("toShop")}
          </Link>{" "}
          <Link to={href("/town-prompts")} className={look}>
            {t("toTown")}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {prompts.map(({ shareId, title, line }) => (
          <li key={shareId} className="showcase-card">
            <h3 dir="auto" className="phrases line-clamp-2 text-base leading-normal">
              <Link to={href("/prompts/:shareId", { shareId })}>{title}</Link>
            </h3>
            {line && (
              <p dir="auto" className="line-clamp-1 text-sm text-ink-soft sm:line-clamp-2">
                {line}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
