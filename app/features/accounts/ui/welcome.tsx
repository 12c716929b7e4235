import { useSyncExternalStore } from "react";

import { lazyPart } from "~/ui/lazy-part";

import { newRegistration } from "./new-registration";

const WelcomeDialog = lazyPart(async () => (await import("./welcome-dialog")).WelcomeDialog);

/** Welcomes a new member once (specification, section 2). */
export function Welcome({ promotion }: { promotion: { name: string; url: string } | null }) {
  const isNew = useSyncExternalStore(newRegistration.subscribe, newRegistration.isSet, () => false);
  // Where its code cannot be had, the welcome waits for the next visit.
  return <WelcomeDialog promotion={promotion} open={isNew} onClose={newRegistration.clear} />;
}
