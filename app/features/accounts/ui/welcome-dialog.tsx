import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

import { WelcomeOffer, WelcomeSteps, type Promotion, type SavedPrompt } from "./welcome-steps";

interface WelcomeDialogProps {
  saved: SavedPrompt | undefined;
  /** A prompt of the town is on the shelf, which the library does not count. */
  hasShelved: boolean;
  promotion: Promotion | null;
  /** The email that verifies the address is on its way. */
  emailed: boolean;
  open: boolean;
  onClose: () => void;
}

/** The welcome dialog: what was saved, then the promotion where one is configured. */
export function WelcomeDialog({ saved, hasShelved, promotion, emailed, open, onClose }: WelcomeDialogProps) {
  const { t } = useTranslation("accounts");
  const thanks = t(hasShelved ? "welcome.thanksShelved" : "welcome.thanks");
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      // The first button would be the move to a folder: a key that was meant for the page would press it.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.target instanceof HTMLElement) event.target.focus();
      }}
      title={t("welcome.title")}
      description={emailed ? `${thanks} ${t("welcome.email")}` : thanks}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {saved ? t("welcome.library") : t("welcome.close")}
        </Button>
      }
    >
      {saved && <WelcomeSteps saved={saved} />}
      {promotion && <WelcomeOffer promotion={promotion} />}
    </Dialog>
  );
}
