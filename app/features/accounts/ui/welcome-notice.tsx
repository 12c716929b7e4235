import { useTranslation } from "~/i18n";
import { Card } from "~/ui/card";

import { WelcomeOffer, WelcomeSteps, type Promotion, type SavedPrompt } from "./welcome-steps";

interface WelcomeNoticeProps {
  saved: SavedPrompt | undefined;
  /** A prompt of the town is on the shelf, which the library does not count. */
  hasShelved: boolean;
  promotion: Promotion | null;
}

/** The welcome for browsers without scripts, in the flow of the page. */
export function WelcomeNotice({ saved, hasShelved, promotion }: WelcomeNoticeProps) {
  const { t } = useTranslation("accounts");
  const thanks = t(hasShelved ? "welcome.thanksShelved" : "welcome.thanks");
  return (
    <Card className="without-script mt-4 flex max-w-[500px] flex-col gap-4">
      <div>
        <h2 className="text-lg">{t("welcome.title")}</h2>
        <p className="phrases mt-1 text-ink-soft">{thanks}</p>
      </div>
      {saved && <WelcomeSteps saved={saved} />}
      {promotion && <WelcomeOffer promotion={promotion} />}
    </Card>
  );
}
