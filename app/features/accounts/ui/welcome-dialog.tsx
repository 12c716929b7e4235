import { Icon } from "~/ui/icon";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

interface WelcomeDialogProps {
  promotion: { name: string; url: string } | null;
  open: boolean;
  onClose: () => void;
}

/** The welcome dialog, with the promotion where one is configured. */
export function WelcomeDialog({ promotion, open, onClose }: WelcomeDialogProps) {
  const { t } = useTranslation("accounts");
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t("welcome.title")}
      description={t("welcome.thanks")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("welcome.close")}
          </Button>
          {promotion && (
            <Button asChild>
              <a href={promotion.url} target="_blank" rel="noreferrer">
                {t("welcome.open", { name: promotion.name })}
              </a>
            </Button>
          )}
        </>
      }
    >
      {promotion && (
        <p className="flex items-start gap-3 rounded-card border border-line bg-lamp-soft p-4 text-lamp-text">
          <Icon name="gift" className="mt-1 size-5 shrink-0" />
          <span className="phrases">{t("welcome.promotion", { name: promotion.name })}</span>
        </p>
      )}
    </Dialog>
  );
}
