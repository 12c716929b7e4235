import type { ReactNode } from "react";

import { Badge } from "~/ui/badge";

interface AccessItemProps {
  icon: ReactNode;
  name: string;
  /** Its permissions, in words. */
  scope: string;
  /** The prefix and ending of a token, or the host of an app: distinguishes items of one name. */
  mark: string;
  /** When it was made and used, and when it ends. */
  facts: string[];
  /** The button that ends it. */
  children: ReactNode;
}

/** An access to the account, in a list of such: a token, or a connected app. */
export function AccessItem({ icon, name, scope, mark, facts, children }: AccessItemProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <span className="flex h-lh w-5 shrink-0 items-center text-ink-soft [&>svg]:w-5">{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {name}
          </span>{" "}
          <Badge>{scope}</Badge>
        </p>
        <ul className="flex flex-wrap gap-x-3 text-sm text-ink-soft max-sm:mt-1 max-sm:flex-col">
          <li translate="no" className="font-mono break-all">
            {mark}
          </li>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="max-sm:w-full max-sm:pl-8 sm:self-center">{children}</div>
    </li>
  );
}
