import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Street } from "~/ui/street";

import { CounterBanner } from "./counter-banner";
import { Generator, type GeneratorProps } from "./generator";
import { SignUpInvitation } from "./sign-up-invitation";

interface GeneratorPageProps extends GeneratorProps {
  /** The number of stored prompts; null: unknown. */
  total: number | null;
  /** Of the result, where there is one. */
  draftId?: string;
}

/** The generator's page: the street, the counter, the generator, and for visitors the invitation. */
export function GeneratorPage({ total, draftId, ...generator }: GeneratorPageProps) {
  const { t } = useTranslation("generator");
  return (
    <div className="mx-auto max-w-3xl pt-4">
      {draftId || generator.refused ? (
        // Hidden after a first submission.
        <h1 className="mt-2 mb-5 text-xl">{t("title")}</h1>
      ) : (
        <>
          <Street className="mx-auto w-full max-w-130 text-ink-soft" />
          <div className="mt-4 mb-6 flex flex-col items-center gap-2 text-center">
            {total !== null && <CounterBanner total={total} />}
            <h1 className="text-3xl">{t("title")}</h1>
            <p className="phrases text-balance text-ink-soft">{t("lead")}</p>
          </div>
        </>
      )}
      <Generator {...generator} />
      {!generator.signedIn && (
        <SignUpInvitation redirectTo={draftId && `${href("/generate/:draftId", { draftId })}#result`} />
      )}
    </div>
  );
}
