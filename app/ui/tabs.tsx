import type { ComponentProps, ReactNode } from "react";

import { joinClasses } from "./join-classes";

export interface TabLinkProps extends ComponentProps<"a"> {
  href: string;
}

interface TabsProps {
  /** The label for screen readers. */
  label: string;
  tabs: readonly { href: string; label: ReactNode; current: boolean }[];
  /** Renders a link; defaults to a plain `<a>`. */
  renderLink?: (props: TabLinkProps) => ReactNode;
  className?: string;
}

/** Tabs as links, one of them current; each view has a URL, so they work without scripts. */
export function Tabs({ label, tabs, renderLink = plainLink, className }: TabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="grid list-none auto-cols-fr grid-flow-col gap-1 rounded-control border border-line bg-surface-sunken p-1">
        {tabs.map((tab) => (
          <li key={tab.href} className="contents">
            {renderLink({
              href: tab.href,
              "aria-current": tab.current ? "page" : undefined,
              className: joinClasses(
                "flex min-h-11 items-center justify-center rounded-md border px-3 py-1.5 text-center leading-snug break-keep hyphens-auto wrap-anywhere",
                tab.current
                  ? "border-line bg-surface-raised font-semibold text-ink"
                  : "border-transparent text-ink-soft transition-colors hover:text-ink",
              ),
              children: tab.label,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function plainLink({ children, ...rest }: TabLinkProps) {
  return <a {...rest}>{children}</a>;
}
