import { Trans, useTranslation } from "~/i18n";

import { usePromptCount } from "./use-prompt-count";

/** How many prompts people have made here so far. */
export function CounterBanner(counted: { total: number }) {
  const { t } = useTranslation("generator");
  const total = usePromptCount(counted.total);
  return (
    <p className="phrases inline-flex rounded-full border border-lamp/50 bg-lamp-soft px-4 py-1 text-center text-sm text-balance text-lamp-text">
      {total === 0 ? (
        t("counterEmpty")
      ) : (
        <span>
          <Trans t={t} i18nKey="counter" values={{ total }} components={{ total: <strong /> }} />
        </span>
      )}
    </p>
  );
}
