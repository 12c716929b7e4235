import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { startLanguage } from "~/i18n/browser/page-language";
import type { Language } from "~/languages";

async function hydrate() {
  // The modules of this page have arrived, and asked for their words.
  await startLanguage(document.documentElement.lang as Language);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void hydrate();
