import { Link } from "react-router";

import { joinClasses } from "./join-classes";

interface TabsProps {
  /** The label for screen readers. */
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
}

/** Tabs as links, one of them current: each view has an address. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="[&_a]:px-1">
      <ul className="grid list-none auto-cols-fr grid-flow-col gap-1 rounded-control border border-line bg-surface-sunken p-1">
        {tabs.map((tab) => (
          <li key={tab.to} className="contents">
            <Link
              to={tab.to}
              replace
              preventScrollReset
              aria-current={tab.current ? "page" : undefined}
              className={joinClasses(
                "flex min-h-11 items-center justify-center rounded-md border px-3 py-1.5 text-center leading-snug break-keep hyphens-auto wrap-anywhere",
                tab.current
                  ? "border-line bg-surface-raised font-semibold text-ink"
                  : "border-transparent text-ink-soft transition-colors hover:text-ink",
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
