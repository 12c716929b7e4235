import { lazy, useState, useSyncExternalStore, type ComponentType } from "react";

import { useRootData } from "~/client/root-data";
import { lazyPart } from "~/ui/lazy-part";

import { isRegistration, newRegistration } from "./new-registration";
import type { Promotion, SavedPrompt } from "./welcome-steps";

const WelcomeDialog = lazyPart(async () => (await import("./welcome-dialog")).WelcomeDialog);

interface WelcomeProps {
  /** The newest prompt of the library. */
  saved: SavedPrompt | undefined;
  promotion: Promotion | null;
}

// The server renders it; a browser with scripts does not show it, and can do without.
const WelcomeNotice = lazy(async (): Promise<{ default: ComponentType<WelcomeProps> }> => {
  try {
    return { default: (await import("./welcome-notice")).WelcomeNotice };
  } catch {
    return { default: () => null };
  }
});

/** Welcomes a new member once (specification, section 2); without scripts above the library. */
export function Welcome(props: WelcomeProps) {
  const isNew = useSyncExternalStore(newRegistration.subscribe, newRegistration.isSet, () => false);
  const flash = useRootData()?.flash ?? null;
  // The toast that says it leaves when the dialog opens.
  const [emailed] = useState((flash?.after ?? flash?.done) === "registered_with_email");
  return (
    <>
      {isRegistration(flash) && <WelcomeNotice {...props} />}
      {/* Where its code cannot be had, the welcome waits for the next visit. */}
      <WelcomeDialog {...props} emailed={emailed} open={isNew} onClose={newRegistration.clear} />
    </>
  );
}
