import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { useRootData } from "~/client/root-data";
import { parseUnsentForm, unsentForm } from "~/client/unsent-form";
import { onDemand } from "~/ui/on-demand";

const UnsentFormDialog = onDemand(async () => (await import("./unsent-form-dialog")).UnsentFormDialog);

/** After these nobody comes back. */
const farewells = ["signed_out", "account_deleted"];

/** Offers whoever is back what they had sent when their session had ended. */
export function UnsentFormOffer() {
  const { viewer, requestId, flash } = useRootData() ?? {};
  const text = useSyncExternalStore(unsentForm.subscribe, unsentForm.read, () => null);
  const form = useMemo(() => (text === null ? null : parseUnsentForm(text)), [text]);
  const [closed, setClosed] = useState<string | null>(null);
  const isBack = form !== null && form.owner === viewer?.email && form.requestId !== requestId;
  const isOthers = Boolean(form && viewer && form.owner !== viewer.email);
  const isFarewell = farewells.includes(flash ?? "");
  useEffect(() => {
    if (isOthers || isFarewell) unsentForm.forget();
    // Where it cannot be had, the form waits for the next page.
    else if (isBack) UnsentFormDialog.ahead().catch(() => undefined);
  }, [isBack, isOthers, isFarewell]);
  return (
    <UnsentFormDialog
      form={form}
      open={isBack && closed !== text}
      onClose={() => setClosed(text)}
      onForget={unsentForm.forget}
    />
  );
}
