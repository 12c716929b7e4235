import type { ReactNode } from "react";
import { href, Link } from "react-router";

import { editorsId } from "~/domain/editors";
import { useTranslation } from "~/i18n";

interface CreatorNameProps {
  memberId: string | null;
  children: ReactNode;
}

/** The name of a creator, which leads to their page; without an id it is plain text. The editors' follows the reader's language. */
export function CreatorName({ memberId, children }: CreatorNameProps) {
  const { t } = useTranslation();
  if (!memberId)
    return (
      <span dir="auto" className="min-w-0">
        {children}
      </span>
    );
  return (
    <Link
      to={href("/people/:memberId", { memberId })}
      dir="auto"
      discover="none"
      className="min-w-0 underline"
    >
      {memberId === editorsId ? t("creator.editors") : children}
    </Link>
  );
}
