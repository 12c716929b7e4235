import { useEffect, useMemo, useSyncExternalStore } from "react";

import {
  forgetUnsentForm,
  readUnsentForm,
  subscribeToUnsentForm,
  type UnsentForm as Kept,
} from "~/client/unsent-form";
import { onDemand } from "~/ui/on-demand";

const UnsentFormDialog = onDemand(async () => (await import("./unsent-form-dialog")).UnsentFormDialog);

/** Offers whoever is back what they had sent when their session had ended. */
export function UnsentForm({ owner }: { owner: string | null }) {
  const written = useSyncExternalStore(subscribeToUnsentForm, readUnsentForm, () => null);
  const kept = useMemo(() => (written === null ? null : (JSON.parse(written) as Kept)), [written]);
  const isOwners = kept !== null && kept.owner === owner;
  useEffect(() => {
    // Somebody else has signed in.
    if (kept && owner && !isOwners) forgetUnsentForm();
    // Where it cannot be had, the form waits for the next page.
    if (isOwners) UnsentFormDialog.ahead().catch(() => undefined);
  }, [kept, owner, isOwners]);
  return <UnsentFormDialog form={kept} open={isOwners} onForget={forgetUnsentForm} />;
}
