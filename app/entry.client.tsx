import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { noteEarlyInput } from "~/client/early-input";
import { keepInstallOffer } from "~/features/offline/ui/install-offer";
import { BrowserTranslations, startLanguage } from "~/i18n/browser-translations";
import { browserZone, zoneCookie } from "~/domain/formats";
import type { Language } from "~/domain/languages";

const repeatEarlyInput = noteEarlyInput();
keepInstallOffer();
// For the next pages: this one stays in the zone that the server chose, or dates would change before the reader's eyes.
document.cookie = `${zoneCookie}=${browserZone()}; Path=/; SameSite=Lax`;

/** Around the page: its effect runs once the page is hydrated. A sibling would change the ids of `useId`. */
function WithEarlyInput({ children }: { children: ReactNode }) {
  useEffect(() => void repeatEarlyInput(), []);
  return children;
}

async function hydrate() {
  // The modules of this page are loaded by now, and prefetch their dictionaries.
  await startLanguage(document.documentElement.lang as Language);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WithEarlyInput>
          <BrowserTranslations>
            <HydratedRouter />
          </BrowserTranslations>
        </WithEarlyInput>
      </StrictMode>,
    );
  });
}

void hydrate();
