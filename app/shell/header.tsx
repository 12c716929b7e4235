import { Icon } from "~/ui/icon";
import { Form, href, Link, NavLink, useMatches } from "react-router";

import { useRootData } from "~/client/root-data";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Logo } from "~/ui/logo";

import { headerId, Menu } from "./menu";
import { useBack, type Back } from "./use-back";

/** The `handle` of a route. */
export interface PageHandle {
  back?: Back;
  /** The header has the member bar: a new prompt, the account, signing out (specification, section 2). */
  memberBar?: boolean;
}

/** The header of every page: logo, back button, menu. */
export function Header() {
  const { t } = useTranslation();
  const viewer = useRootData()?.viewer;
  const back = useBack();
  const hasMemberBar = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.memberBar);
  return (
    <header id={headerId} className="border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-5xl items-center gap-3 px-4 sm:px-6">
        <Link
          to={href("/")}
          className="inline-flex min-h-11 items-center rounded-control text-ink no-underline"
        >
          <Logo wordmark={t("product")} />
        </Link>
        <div className="-mr-2.5 ml-auto flex min-w-0 items-center gap-1">
          {back && (
            <Button asChild variant="ghost" size="sm" className="[&_svg]:size-5!">
              <Link to={back.address} onClick={back.onClick}>
                <Icon name="arrow-left" />
                <span className="max-sm:sr-only">
                  {t(!back.isHome ? "back" : viewer ? "backToLibrary" : "backToTop")}
                </span>
              </Link>
            </Button>
          )}
          {hasMemberBar ? <MemberBar /> : <MainLinks />}
          <Menu />
        </div>
      </div>
    </header>
  );
}

/** The town, and the library or the sign-in; on a small screen the menu has them. */
function MainLinks() {
  const { t } = useTranslation();
  const viewer = useRootData()?.viewer;
  const links = [
    { to: href("/town-prompts"), label: t("menu.town") },
    viewer
      ? { to: href("/dashboard"), label: t("menu.library") }
      : { to: href("/auth"), label: t("menu.signIn") },
  ];
  return (
    <div className="flex gap-1 max-md:hidden">
      {links.map(({ to, label }) => (
        <Button key={to} asChild variant="ghost" size="sm">
          <NavLink to={to} end>
            {label}
          </NavLink>
        </Button>
      ))}
    </div>
  );
}

/** A new prompt, the account, and signing out; on a small screen the menu has them. */
function MemberBar() {
  const { t } = useTranslation();
  const viewer = useRootData()?.viewer;
  if (!viewer) return null;
  return (
    <div className="flex min-w-0 items-center gap-1 max-md:hidden">
      <Button asChild size="sm">
        {/* A full page load (specification, section 2). */}
        <a href={href("/generate")}>
          <Icon name="plus" />
          {t("menu.newPrompt")}
        </a>
      </Button>
      <span className="max-w-56 truncate px-2 text-sm text-ink-soft">{viewer.email}</span>
      <Form method="post" action={href("/auth/sign-out")}>
        <Button type="submit" variant="ghost" size="sm" icon={<Icon name="log-out" />}>
          {t("menu.signOut")}
        </Button>
      </Form>
    </div>
  );
}
