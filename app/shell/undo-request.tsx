import { useEffect, useEffectEvent } from "react";
import { href, useFetcher } from "react-router";

import { useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import type { Done } from "~/http/flash";
import { useTranslation } from "~/i18n";

/** Requests an undo once per `asked` object, and shows its failure as a toast. */
export function UndoRequest({ asked }: { asked: { undo: string } | null }) {
  const { t } = useTranslation();
  const undoing = useFetcher<Done | RefusedForm>();
  const refused = undoing.data && "code" in undoing.data ? undoing.data : undefined;
  useErrorToast(refused, { failure: t("undoFailed") });
  const send = useEffectEvent((values: { undo: string }) =>
    undoing.submit(values, { method: "post", action: href("/dashboard/undo") }),
  );
  useEffect(() => {
    if (asked) void send(asked);
  }, [asked]);
  return null;
}
