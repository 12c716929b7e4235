import { Gift } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

import { newRegistration } from "./new-registration";

/** Welcomes a new member once, with the promotion where one is configured (specification, section 2). */
export function WelcomeDialog({ promotion }: { promotion: { name: string; url: string } | null }) {
  const { t } = useTranslation(["accounts", "shell"]);
  const isNew = useSyncExternalStore(newRegistration.subscribe, newRegistration.isSet, () => false);
  return (
    <Dialog
      open={isNew}
      onOpenChange={newRegistration.clear}
      title={t("welcome.title")}
      description={t("welcome.thanks")}
      closeLabel={t("shell:close")}
      footer={
        <>
          <Button variant="secondary" onClick={newRegistration.clear}>
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
          <Gift aria-hidden className="mt-1 size-5 shrink-0" />
          <span className="phrases">{t("welcome.promotion", { name: promotion.name })}</span>
        </p>
      )}
    </Dialog>
  );
}
