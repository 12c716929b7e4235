import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { BrowserTranslations, startLanguage } from "~/i18n/browser-translations";
import type { Language } from "~/languages";

async function hydrate() {
  // The modules of this page are loaded by now, and prefetch their dictionaries.
  await startLanguage(document.documentElement.lang as Language);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <BrowserTranslations>
          <HydratedRouter />
        </BrowserTranslations>
      </StrictMode>,
    );
  });
}

void hydrate();
