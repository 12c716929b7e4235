import type { ReactNode } from "react";

import { joinClasses } from "./join-classes";

const tones = {
  neutral: "badge-neutral",
  accent: "badge-accent",
  lamp: "badge-lamp",
  success: "badge-success",
};

interface BadgeProps {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label: a use, a tag, a state. The space after it separates labels without style sheets. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <>
      <span className={joinClasses("badge", tones[tone])}>
        {icon}
        {children}
      </span>{" "}
    </>
  );
}
