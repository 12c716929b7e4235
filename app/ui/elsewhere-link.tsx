import type { ReactNode } from "react";
import { Link } from "react-router";

/** A line of a form that leads to where the rest of its thing is edited. */
export const ElsewhereLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} discover="none" className="phrases text-link inline-flex min-h-11 items-center text-sm">
    {children}
  </Link>
);
