import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { clearWork } from "~/client/browser-store";
import { useRootData } from "~/client/root-data";
import { parseUnsentForm, unsentForm } from "~/client/unsent-form";
import { lazyPart } from "~/ui/lazy-part";

const UnsentFormDialog = lazyPart(async () => (await import("./unsent-form-dialog")).UnsentFormDialog);

/** Flashes after which the stored form, the answers to prompts and what was left off are deleted. */
const clearingFlashes = ["signed_out", "account_deleted"];

/** Offers members their unsent form after they have signed in again. */
export function UnsentFormOffer() {
  const { viewer, requestId, flash } = useRootData() ?? {};
  const text = useSyncExternalStore(unsentForm.subscribe, unsentForm.read, () => null);
  const form = useMemo(() => (text === null ? null : parseUnsentForm(text)), [text]);
  const [closed, setClosed] = useState<string | null>(null);
  const isBack = form !== null && form.owner === viewer?.email && form.requestId !== requestId;
  const isOthers = Boolean(form && viewer && form.owner !== viewer.email);
  const clearsStorage = clearingFlashes.includes(flash?.done ?? "");
  useEffect(() => {
    if (isOthers || clearsStorage) unsentForm.forget();
    if (clearsStorage) clearWork();
  }, [isOthers, clearsStorage]);
  // Where the dialog's code cannot be had, the form waits for the next page.
  return (
    <UnsentFormDialog
      form={form}
      open={isBack && closed !== text}
      onClose={() => setClosed(text)}
      onForget={unsentForm.forget}
    />
  );
}
