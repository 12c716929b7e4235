import type { ReactNode } from "react";
import { href, Link } from "react-router";

/** The name of a creator, which leads to their page; without an id it is plain text. */
export const CreatorName = ({ memberId, children }: { memberId: string | null; children: ReactNode }) =>
  memberId ? (
    <Link
      to={href("/people/:memberId", { memberId })}
      dir="auto"
      discover="none"
      className="min-w-0 underline"
    >
      {children}
    </Link>
  ) : (
    <span dir="auto" className="min-w-0">
      {children}
    </span>
  );
