import { useEffect, useEffectEvent } from "react";

import { listenToTaken } from "~/client/keep-page";
import type { Flash } from "~/http/flash";
import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";
import { showToast } from "~/ui/toast-store";

import { useRootData } from "~/client/root-data";

/** Says what was done just before, on another page or on this one: as a toast, or where scripts are off in the flow of the page. */
export function FlashNotice() {
  const { t } = useTranslation();
  const { flash, requestId } = useRootData() ?? {};
  const say = useEffectEvent((done: Flash) => showToast({ title: t(`flash.${done}`), variant: "success" }));
  useEffect(() => listenToTaken((done) => say(done)), []);
  useEffect(() => {
    if (flash) say(flash);
    // One answer says it once, whatever else is drawn anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [flash, requestId]);
  if (!flash) return null;
  return (
    <Notice tone="success" className="without-script mt-4">
      {t(`flash.${flash}`)}
    </Notice>
  );
}
