import type { ReactNode } from "react";

import { joinClasses } from "./join-classes";

const tones = {
  neutral: "border-line bg-surface-sunken text-ink-soft",
  accent: "border-accent/30 bg-accent-soft text-accent-text",
  lamp: "border-lamp/50 bg-lamp-soft text-lamp-text",
  success: "border-success/25 bg-success-soft text-success",
};

interface BadgeProps {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A short word about the thing beside it: a use, a tag, a state. */
export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        "inline-flex max-w-full break-keep wrap-anywhere items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs leading-normal font-medium",
        "[&_svg]:size-3.5 [&_svg]:shrink-0",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
