import { Icon } from "~/ui/icon";
import type { ReactNode } from "react";
import { Form, href, NavLink, useLocation } from "react-router";

import { useTranslation } from "~/i18n";
import { joinClasses } from "~/ui/join-classes";
import { Sheet } from "~/ui/sheet";

import { useRootData } from "~/client/root-data";

import { LanguagePicker, ThemePicker } from "./preferences";

/** The id of the header, which has the menu. */
export const headerId = "header";

interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Loads the document again. */
  reload?: boolean;
}

const looks =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left no-underline hover:bg-ink/7 [&_svg]:size-5 [&_svg]:stroke-[1.6]";

/** The slide-out menu; the entry of the current page is highlighted (specification, section 2). */
export function Menu() {
  const { t } = useTranslation();
  const viewer = useRootData()?.viewer;
  const { pathname, key } = useLocation();
  const town: Entry = { to: href("/town-prompts"), label: t("menu.town"), icon: <Icon name="store" /> };
  const main: Entry[] = viewer
    ? [
        // A member's home page is the library.
        {
          to: pathname === href("/") ? pathname : href("/dashboard"),
          label: t("menu.library"),
          icon: <Icon name="folder-heart" />,
        },
        { to: href("/generate"), label: t("menu.newPrompt"), icon: <Icon name="plus" />, reload: true },
        town,
        {
          to: href("/town-prompts/following"),
          label: t("menu.following"),
          icon: <Icon name="user-check" />,
        },
        { to: href("/facts"), label: t("menu.facts"), icon: <Icon name="bookmark" /> },
        { to: href("/profile"), label: t("menu.profile"), icon: <Icon name="circle-user-round" /> },
      ]
    : [
        { to: href("/"), label: t("menu.home"), icon: <Icon name="house" /> },
        town,
        { to: href("/auth"), label: t("menu.signIn"), icon: <Icon name="log-in" /> },
      ];
  const legal: Entry[] = [
    { to: href("/terms"), label: t("menu.terms"), icon: <Icon name="scroll-text" /> },
    { to: href("/privacy"), label: t("menu.privacy"), icon: <Icon name="shield-check" /> },
  ];
  return (
    // A new key after a navigation closes the menu.
    <Sheet
      key={key}
      title={t("menu.title")}
      openLabel={t("menu.open")}
      closeLabel={t("close")}
      icon={<Icon name="menu" className="size-6" />}
    >
      {viewer && <p className="mb-3 truncate px-3 text-sm text-ink-soft">{viewer.email}</p>}
      <nav aria-label={t("menu.title")} className="flex flex-col gap-4">
        <MenuList entries={main}>
          {viewer && (
            <li>
              <Form method="post" action={href("/auth/sign-out")}>
                <button type="submit" className={looks}>
                  <Icon name="log-out" />
                  {t("menu.signOut")}
                </button>
              </Form>
            </li>
          )}
        </MenuList>
        <MenuList entries={legal} className="border-t border-line pt-4" />
      </nav>
      <div className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
        <LanguagePicker within={headerId} />
        <ThemePicker within={headerId} />
      </div>
    </Sheet>
  );
}

interface MenuListProps {
  entries: Entry[];
  className?: string;
  children?: ReactNode;
}

function MenuList({ entries, className, children }: MenuListProps) {
  return (
    <ul className={joinClasses("flex flex-col gap-1", className)}>
      {entries.map(({ to, label, icon, reload }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            reloadDocument={reload}
            className={({ isActive }) =>
              joinClasses(looks, isActive && "bg-accent-soft font-semibold text-accent-text")
            }
          >
            {icon}
            {label}
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
