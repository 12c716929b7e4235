import { useEffect, useEffectEvent } from "react";

import { onFormDone } from "~/client/keep-page";
import type { Flash } from "~/http/flash";
import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";
import { showToast } from "~/ui/toast-store";

import { useRootData } from "~/client/root-data";

/** Shows the result of the last form, of this page or the one before: as a toast, or without scripts in the flow of the page. */
export function FlashNotice() {
  const { t } = useTranslation();
  const { flash, requestId } = useRootData() ?? {};
  const show = useEffectEvent((done: Flash) => showToast({ title: t(`flash.${done}`), variant: "success" }));
  useEffect(() => onFormDone((done) => show(done)), []);
  useEffect(() => {
    if (flash) show(flash);
    // Once per response, whatever else is rendered again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [flash, requestId]);
  if (!flash) return null;
  return (
    <Notice tone="success" className="without-script mt-4">
      {t(`flash.${flash}`)}
    </Notice>
  );
}
