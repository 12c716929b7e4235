import { ArrowLeft } from "lucide-react";
import { generatePath, href, Link, useMatches } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Logo } from "~/ui/logo";

import { MemberBar } from "./member-bar";
import { Menu } from "./menu";

/** A route says by its handle that its page has a back button: home, or to the path `to`, with the route's own parameters. */
export interface PageHandle {
  back?: { to?: Parameters<typeof href>[0] };
  /** The bar has more than the menu: a new prompt, who is signed in, signing out (specification, section 2). */
  memberBar?: boolean;
  /** The rendered-page cache may keep it for visitors. */
  cached?: true;
}

/** The bar on top of every page: the way home, the way back, the menu. */
export function Header() {
  const { t } = useTranslation();
  const matches = useMatches().map(({ params, handle }) => ({
    params,
    ...(handle as PageHandle | undefined),
  }));
  const backMatch = matches.findLast(({ back }) => back);
  const hasMemberBar = matches.some(({ memberBar }) => memberBar);
  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-5xl items-center gap-3 px-4 sm:px-6">
        <Link
          to={href("/")}
          className="inline-flex min-h-11 items-center rounded-control text-ink no-underline"
        >
          <Logo wordmark={t("product")} />
        </Link>
        <div className="-mr-2.5 ml-auto flex min-w-0 items-center gap-1">
          {backMatch?.back && (
            <Button asChild variant="ghost" size="sm" className="[&_svg]:size-5!">
              <Link to={generatePath(backMatch.back.to ?? href("/"), backMatch.params)}>
                <ArrowLeft aria-hidden />
                <span className="max-sm:sr-only">{t(backMatch.back.to ? "back" : "backToTop")}</span>
              </Link>
            </Button>
          )}
          {hasMemberBar && <MemberBar />}
          <Menu />
        </div>
      </div>
    </header>
  );
}
