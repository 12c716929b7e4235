import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

import type { HiddenCount } from "../import-state";

interface HiddenNoticeProps {
  hidden: readonly HiddenCount[];
  isKept: boolean;
}

/** The hidden characters of an upload, by code point. */
export function HiddenNotice({ hidden, isKept }: HiddenNoticeProps) {
  const { t } = useTranslation("transfer");
  if (hidden.length === 0) return null;
  const count = hidden.reduce((sum, one) => sum + one.count, 0);
  return (
    <Notice title={t("hidden.title", { count })}>
      {t(isKept ? "hidden.kept" : "hidden.removed")}
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {hidden.map(({ codePoint, kind, count: number }) => (
          <li key={codePoint} className="tabular-nums">
            {codePoint} {t(`kind.${kind}`)} ×{number}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
