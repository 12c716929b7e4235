import type { ReactNode, Ref } from "react";
import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";
import { Menu } from "~/ui/menu";
import { OpeningLink } from "~/ui/opening-link";

import type { ManualButtonProps } from "./manual-creation";
import { reworkAddress } from "~/features/prompts/ui/rework-address";

interface NewPromptMenuProps {
  label: ReactNode;
  manual: Pick<ManualButtonProps, "onToggle" | "load">;
  /** Gets the focus back when the panel closes. */
  opener: Ref<HTMLButtonElement>;
  /** The link to the generator is in the menu too. */
  withLine?: boolean;
  className: string;
}

/** The ways to a new prompt: from a line, by hand, from an old one, by an import. */
export function NewPromptMenu({ label, manual, opener, withLine, className }: NewPromptMenuProps) {
  const { t } = useTranslation("library");
  const way = "place-link [&_svg]:size-5";
  return (
    <Menu label={label} opener={opener} className={className}>
      <ul>
        {withLine && (
          <li>
            {/* A full page load (specification, section 2). */}
            <a href={href("/generate")} className={way}>
              <Icon name="plus" />
              {t("ways.line")}
            </a>
          </li>
        )}
        <li className="md:hidden">
          <OpeningLink
            to={href("/dashboard/new")}
            load={manual.load}
            prefetch="render"
            onOpen={manual.onToggle}
            className={way}
          >
            <Icon name="pen-line" />
            {t("manual.title")}
          </OpeningLink>
        </li>
        <li>
          <Link to={reworkAddress()} className={way}>
            <Icon name="sparkles" />
            {t("nothingSaved.rework")}
          </Link>
        </li>
        <li>
          <Link to={href("/dashboard/import")} className={way}>
            <Icon name="arrow-down-up" />
            {t("folders.import")}
          </Link>
        </li>
      </ul>
    </Menu>
  );
}
