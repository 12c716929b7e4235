import { useTranslation } from "~/i18n";
import { Card } from "~/ui/card";

import { WelcomeOffer, WelcomeSteps, type Promotion, type SavedPrompt } from "./welcome-steps";

interface WelcomeNoticeProps {
  saved: SavedPrompt | undefined;
  promotion: Promotion | null;
}

/** The welcome for browsers without scripts, in the flow of the page. */
export function WelcomeNotice({ saved, promotion }: WelcomeNoticeProps) {
  const { t } = useTranslation("accounts");
  return (
    <Card className="without-script mt-4 flex max-w-[500px] flex-col gap-4">
      <div>
        <h2 className="text-lg">{t("welcome.title")}</h2>
        <p className="phrases mt-1 text-ink-soft">{t("welcome.thanks")}</p>
      </div>
      {saved && <WelcomeSteps saved={saved} />}
      {promotion && <WelcomeOffer promotion={promotion} />}
    </Card>
  );
}
