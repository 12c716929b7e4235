import { useEffect, useEffectEvent, useState } from "react";

import { useRootData } from "~/client/root-data";
import { isPanel, type Panel } from "~/domain/panels";
import { useTranslation } from "~/i18n";
import { lazyPart, plainPart } from "~/ui/lazy-part";
import { showToast } from "~/ui/toast-store";

import { takeArrival } from "../arrival";
import type { PassedOn } from "./pass-on";

/** The panel as a dialog, whose code is loaded on demand. */
export const ArrivalDialog = lazyPart(async () => (await import("./arrival-dialog")).ArrivalDialog);

const ArrivalNotice = plainPart(async () => (await import("./arrival-notice")).ArrivalNotice);

/** Opens the panel; where its code cannot be loaded, a toast says the same. */
export function useArrivalDialog() {
  const { t } = useTranslation("sharing");
  const [shown, setShown] = useState<{ panel: Panel; copied: boolean } | null>(null);
  const [open, setOpen] = useState(false);
  const show = (panel: Panel, copied = false) => {
    setShown({ panel, copied });
    ArrivalDialog.load().then(
      () => setOpen(true),
      () => showToast({ title: t(`arrived.${panel}`), variant: "success" }),
    );
  };
  return { shown, show, open, setOpen };
}

/** On a prompt's page: the panel after its publication or sharing, as a dialog, or without scripts at the top of the page. */
export function Arrival({ prompt }: { prompt: PassedOn }) {
  const { flash, requestId } = useRootData() ?? {};
  const panel = flash && isPanel(flash.done) ? flash.done : null;
  const { shown, show, open, setOpen } = useArrivalDialog();
  const arrive = useEffectEvent(() => {
    const expected = takeArrival(prompt.shareId);
    if (expected) show("prompt_shared", expected.copied);
    else if (panel) show(panel);
  });
  useEffect(() => {
    arrive();
    // Once per response and prompt.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [prompt.shareId, requestId]);
  return (
    <>
      {panel && <ArrivalNotice panel={panel} prompt={prompt} />}
      {shown && <ArrivalDialog {...shown} prompt={prompt} isHere open={open} onOpenChange={setOpen} />}
    </>
  );
}
