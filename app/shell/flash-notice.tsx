import { useEffect, useEffectEvent } from "react";
import { href, useFetcher } from "react-router";

import { useErrorToast } from "~/client/form-errors";
import { onFormDone } from "~/client/keep-page";
import { useRootData } from "~/client/root-data";
import type { RefusedForm } from "~/errors";
import type { Done } from "~/http/flash";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { showToast } from "~/ui/toast-store";

/**
 * Shows the result of the last form, of this page or the one before, with a button to undo it where that is possible: as a toast, or
 * without scripts in the flow of the page.
 */
export function FlashNotice() {
  const { t } = useTranslation();
  const { flash, requestId } = useRootData() ?? {};
  const undoing = useFetcher<Done | RefusedForm>();
  const refused = undoing.data && "code" in undoing.data ? undoing.data : undefined;
  useErrorToast(refused, { failure: t("undoFailed") });
  const action = href("/dashboard/undo");
  const show = useEffectEvent(({ done, undo, count }: Done) =>
    showToast({
      title: t(`flash.${done}`, { count }),
      variant: "success",
      action: undo
        ? { label: t("undo"), run: () => void undoing.submit({ undo }, { method: "post", action }) }
        : undefined,
    }),
  );
  useEffect(() => onFormDone((done) => show(done)), []);
  useEffect(() => {
    if (flash) show(flash);
    // Once per response, whatever else is rendered again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [flash?.done, requestId]);
  if (!flash) return null;
  const { done, undo, count } = flash;
  return (
    <Notice
      tone="success"
      className="without-script mt-4"
      action={
        undo && (
          <form method="post" action={action}>
            <HiddenFields values={{ undo }} />
            <Button type="submit" variant="secondary" size="sm">
              {t("undo")}
            </Button>
          </form>
        )
      }
    >
      {t(`flash.${done}`, { count })}
    </Notice>
  );
}
