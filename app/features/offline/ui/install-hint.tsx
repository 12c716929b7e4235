import { SettingsSection } from "~/features/accounts/ui/settings-section";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import { acceptInstallOffer, useInstallOffer } from "./install-offer";

/** A way to put the site on the home screen: by a button where the browser allows it, else in words; nothing in the installed app. */
export function InstallHint() {
  const { t } = useTranslation("offline");
  const isOffered = useInstallOffer();
  return (
    <div className="[@media(display-mode:standalone)]:hidden">
      <SettingsSection id="install" title={t("install.title")} lead={t("install.how")}>
        {isOffered && (
          <Button variant="secondary" className="self-start" onClick={() => void acceptInstallOffer()}>
            {t("install.title")}
          </Button>
        )}
      </SettingsSection>
    </div>
  );
}
