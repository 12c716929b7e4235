import { useEffect, useState } from "react";

import { SettingsSection } from "~/features/accounts/ui/settings-section";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

/** The event of browsers that install apps from a page; TypeScript has no type of it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How to put the site on the home screen: by a button where the browser allows it, else in words; nothing in the installed app. */
export function InstallHint() {
  const { t } = useTranslation("offline");
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const done = () => setOffer(null);
    addEventListener("beforeinstallprompt", take);
    addEventListener("appinstalled", done);
    return () => {
      removeEventListener("beforeinstallprompt", take);
      removeEventListener("appinstalled", done);
    };
  }, []);
  return (
    <div className="[@media(display-mode:standalone)]:hidden">
      <SettingsSection id="install" title={t("install.title")} lead={t("install.how")}>
        {offer && (
          <Button
            variant="secondary"
            className="self-start"
            // The browser takes the event once.
            onClick={() => void offer.prompt().finally(() => setOffer(null))}
          >
            {t("install.title")}
          </Button>
        )}
      </SettingsSection>
    </div>
  );
}
