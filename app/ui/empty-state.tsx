import type { ReactNode } from "react";

import { joinClasses } from "./join-classes";

interface EmptyStateProps {
  illustration?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** A button or a link to go on. */
  action?: ReactNode;
  /** It is the whole page: its title is an h1. */
  page?: boolean;
  className?: string;
}

/** A message in place of an empty list, with a link to go on. */
export function EmptyState({ illustration, title, children, action, page, className }: EmptyStateProps) {
  const Title = page ? "h1" : "h2";
  return (
    <div
      className={joinClasses("mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center", className)}
    >
      {illustration && (
        <div aria-hidden className="mb-6 w-full max-w-72 text-ink-soft">
          {illustration}
        </div>
      )}
      <Title className={page ? "text-xl" : "text-lg"}>{title}</Title>
      {children && <div className="phrases mt-2 text-ink-soft *:text-balance">{children}</div>}
      {action && (
        <div className="mt-6 flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:flex-wrap-reverse max-sm:*:grow">
          {action}
        </div>
      )}
    </div>
  );
}
