import { useEffect, useState } from "react";
import { href } from "react-router";

import { Trans, useTranslation } from "~/i18n";

/** The number of generated prompts. */
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

/** The number of prompts, requested again when the window gets the focus (specification, section 9). */
function usePromptCount(total: number): number {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const ask = async () => {
      const response = await fetch(href("/api/prompts/count"));
      if (response.ok) setCount(((await response.json()) as { count: number }).count);
    };
    const listen = () => void ask().catch(() => undefined);
    window.addEventListener("focus", listen);
    return () => window.removeEventListener("focus", listen);
  }, []);
  return count ?? total;
}
