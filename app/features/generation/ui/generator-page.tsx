import { useTranslation } from "react-i18next";

import { Street } from "~/ui/street";

import { CounterBanner } from "./counter-banner";
import { Generator, type GeneratorProps } from "./generator";
import { SignUpInvitation } from "./sign-up-invitation";

interface GeneratorPageProps extends GeneratorProps {
  /** The number of prompts kept so far. */
  total: number;
  signedIn: boolean;
}

/** The generator with what stands around it: the street, the counter, and for visitors the invitation. */
export function GeneratorPage({ total, signedIn, ...generator }: GeneratorPageProps) {
  const { t } = useTranslation("generator");
  return (
    <div className="mx-auto max-w-3xl pt-4 sm:pt-8">
      <Street className="h-28 w-full text-ink-soft sm:h-auto" />
      <div className="mt-6 mb-8 flex flex-col items-center gap-3 text-center">
        <CounterBanner total={total} />
        <h1 className="text-3xl">{t("title")}</h1>
        <p className="text-balance text-ink-soft">{t("lead")}</p>
      </div>
      <Generator {...generator} />
      {!signedIn && <SignUpInvitation />}
    </div>
  );
}
