import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { noteEarlyInput } from "~/client/early-input";
import { BrowserTranslations, startLanguage } from "~/i18n/browser-translations";
import type { Language } from "~/languages";

const repeatEarlyInput = noteEarlyInput();

/** After the page in the tree: its effect runs once the page is hydrated. */
function EarlyInput() {
  useEffect(() => void repeatEarlyInput(), []);
  return null;
}

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
        <EarlyInput />
      </StrictMode>,
    );
  });
}

void hydrate();
