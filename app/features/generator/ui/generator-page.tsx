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
  /** Below the generator. */
  children?: ReactNode;
}

/** The generator's page: the street, the counter, the generator, and what follows it. */
export function GeneratorPage({ total, draftId, children, ...generator }: GeneratorPageProps) {
  const { t } = useTranslation("generator");
  return (
    <div className="mx-auto max-w-3xl pt-4 lg:max-w-6xl">
      {draftId || generator.refused ? (
        // Hidden after a first submission.
        <h1 className="mx-auto mt-2 mb-5 max-w-3xl text-xl">{t("title")}</h1>
      ) : (
        <>
          <Street className="mx-auto w-full max-w-130 text-ink-soft lg:max-w-96" />
          <div className="mt-4 mb-6 lg:mt-2 lg:mb-4 flex flex-col items-center gap-2 text-center">
            {total !== null && <CounterBanner total={total} />}
            <h1 className="text-3xl">{t("title")}</h1>
            <p className="phrases text-balance text-ink-soft">{t("lead")}</p>
          </div>
        </>
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
