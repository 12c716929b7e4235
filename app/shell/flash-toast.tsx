import { useEffect, useEffectEvent, useState } from "react";
import { href } from "react-router";

import { onFormDone } from "~/client/keep-page";
import { useRootData } from "~/client/root-data";
import { isPanel } from "~/domain/panels";
import type { Done } from "~/http/flash";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { lazyPart } from "~/ui/lazy-part";
import { Notice } from "~/ui/notice";
import { showToast } from "~/ui/toast-store";

const UndoRequest = lazyPart(async () => (await import("./undo-request")).UndoRequest);

/**
 * Shows the result of the last form, of this page or the one before, with a button to undo it where that is possible: as a toast, or
 * without scripts in the flow of the page. A result with a panel is its page's to show.
 */
export function FlashToast() {
  const { t } = useTranslation();
  const { flash, requestId } = useRootData() ?? {};
  const [asked, setAsked] = useState<{ undo: string } | null>(null);
  const show = useEffectEvent(({ done, undo, count }: Done) => {
    if (isPanel(done)) return;
    if (undo) UndoRequest.load().catch(() => undefined);
    showToast({
      title: t(`flash.${done}`, { count }),
      variant: "success",
      action: undo ? { label: t("undo"), run: () => setAsked({ undo }) } : undefined,
    });
  });
  useEffect(() => onFormDone((done) => show(done)), []);
  useEffect(() => {
    if (flash) show(flash);
    // Once per response, whatever else is rendered again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [flash?.done, requestId]);
  return (
    <>
      <UndoRequest open={asked !== null} asked={asked} />
      {flash && !isPanel(flash.done) && (
        <Notice
          tone="success"
          className="without-script mt-4"
          action={
            flash.undo && (
              <form method="post" action={href("/dashboard/undo")}>
                <HiddenFields values={{ undo: flash.undo }} />
                <Button type="submit" variant="secondary" size="sm">
                  {t("undo")}
                </Button>
              </form>
            )
          }
        >
          {t(`flash.${flash.done}`, { count: flash.count })}
        </Notice>
      )}
    </>
  );
}
