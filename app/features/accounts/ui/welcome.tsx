import { useEffect, useSyncExternalStore } from "react";

import { onDemand } from "~/ui/on-demand";

import { newRegistration } from "./new-registration";

const WelcomeDialog = onDemand(async () => (await import("./welcome-dialog")).WelcomeDialog);

/** Welcomes a new member once (specification, section 2). */
export function Welcome({ promotion }: { promotion: { name: string; url: string } | null }) {
  const isNew = useSyncExternalStore(newRegistration.subscribe, newRegistration.isSet, () => false);
  useEffect(() => {
    // Where it cannot be had, the welcome waits for the next visit.
    if (isNew) WelcomeDialog.ahead().catch(() => undefined);
  }, [isNew]);
  return <WelcomeDialog promotion={promotion} open={isNew} onClose={newRegistration.clear} />;
}
