import { House, LogIn, Menu as MenuIcon, ScrollText, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, NavLink, useLocation } from "react-router";

import { joinClasses } from "~/ui/join-classes";
import { Sheet } from "~/ui/sheet";

interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
}

/** The slide-out menu; the entry of the current page is highlighted. */
export function Menu() {
  const { t } = useTranslation();
  const main: Entry[] = [
    { to: href("/"), label: t("menu.home"), icon: <House /> },
    { to: href("/auth"), label: t("menu.signIn"), icon: <LogIn /> },
  ];
  const legal: Entry[] = [
    { to: href("/terms"), label: t("menu.terms"), icon: <ScrollText /> },
    { to: href("/privacy"), label: t("menu.privacy"), icon: <ShieldCheck /> },
  ];
  return (
    // A new place is a new sheet: following a link closes the menu.
    <Sheet
      key={useLocation().key}
      title={t("menu.title")}
      openLabel={t("menu.open")}
      closeLabel={t("close")}
      icon={<MenuIcon aria-hidden className="size-6" />}
    >
      <nav aria-label={t("menu.title")} className="flex flex-col gap-4">
        {[main, legal].map((entries, group) => (
          <ul
            key={group === 0 ? "main" : "legal"}
            className={joinClasses("flex flex-col gap-1", group > 0 && "border-t border-line pt-4")}
          >
            {entries.map((entry) => (
              <li key={entry.to}>
                <MenuLink entry={entry} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </Sheet>
  );
}

function MenuLink({ entry }: { entry: Entry }) {
  return (
    <NavLink
      to={entry.to}
      end
      className={({ isActive }) =>
        joinClasses(
          "flex min-h-11 items-center gap-3 rounded-control px-3 no-underline [&_svg]:size-5 [&_svg]:stroke-[1.6]",
          isActive ? "bg-accent-soft font-semibold text-accent-text" : "hover:bg-ink/7",
        )
      }
    >
      {entry.icon}
      {entry.label}
    </NavLink>
  );
}
