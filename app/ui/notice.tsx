import { Icon } from "./icon";
import type { ReactNode } from "react";

import { joinClasses } from "./join-classes";

const tones = {
  info: { looks: "border-info/35 bg-info-soft", icon: <Icon name="info" className="text-info" /> },
  danger: {
    looks: "border-danger/40 bg-danger-soft",
    icon: <Icon name="circle-alert" className="text-danger" />,
  },
  success: {
    looks: "border-success/35 bg-success-soft",
    icon: <Icon name="circle-check" className="text-success" />,
  },
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A message in the flow of the page; a `danger` one is announced by screen readers. */
export function Notice({ tone = "info", title, children, action, className }: NoticeProps) {
  const { looks, icon } = tones[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={joinClasses(
        "flex items-start gap-3 rounded-card border px-4 py-3 text-ink",
        looks,
        className,
      )}
    >
      <span aria-hidden className="flex h-lh shrink-0 items-center [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        {title && <p className="phrases font-semibold">{title}</p>}
        {children && (
          <div className={joinClasses("phrases text-pretty", title ? "text-sm" : undefined)}>{children}</div>
        )}
        {action && <div className="phrases mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}

/** The reason why a form as a whole is refused; nothing without one. */
export const FormError = ({ children, ...notice }: Pick<NoticeProps, "title" | "className" | "children">) =>
  children && (
    <Notice tone="danger" {...notice}>
      {children}
    </Notice>
  );
