import { useEffect, useState, type ReactNode } from "react";
import { href } from "react-router";

import { Trans, useTranslation } from "~/i18n";
import { Street } from "~/ui/street";

import { Generator, type GeneratorProps } from "./generator";

interface GeneratorPageProps extends GeneratorProps {
  /** The number of stored prompts. Null if it is unknown. */
  total: number | null;
  /** Of the result, where there is one. */
  draftId?: string;
  /** Prompts published today, which light the street. Null if their number is unknown. */
  today?: number | null;
  /** Below the generator. */
  children?: ReactNode;
}

/** The generator's page: the street, the counter, the generator, and what follows it. */
export function GeneratorPage({ total, draftId, today, children, ...generator }: GeneratorPageProps) {
  const { t } = useTranslation("generator");
  return (
    <div className="mx-auto max-w-3xl lg:max-w-6xl">
      {draftId || generator.refused ? (
        // Hidden after a first submission.
        <h1 className="mt-6 mb-2 text-lg">{t("title")}</h1>
      ) : (
        <div className="dusk">
          <h1 className="text-xl">{t("title")}</h1>
          <p className="phrases text-balance">{t("lead")}</p>
          <Street lit={today ?? undefined} className="dusk-street" />
          {total !== null && <CounterBanner total={total} />}
        </div>
      )}
      <Generator {...generator} />
      {children}
    </div>
  );
}

/** The number of generated prompts. */
function CounterBanner(counted: { total: number }) {
  const { t } = useTranslation("generator");
  const total = usePromptCount(counted.total);
  return (
    <p className="dusk-counter phrases">
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
