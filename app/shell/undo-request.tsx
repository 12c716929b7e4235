import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";

import { useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import type { Done } from "~/http/flash";
import { useTranslation } from "~/i18n";

/** A form that undoes what was done. */
export interface Undo {
  action: string;
  values: Record<string, string>;
}

/** Requests an undo once per `asked` object, and shows its failure as a toast. */
export function UndoRequest({ asked }: { asked: Undo | null }) {
  const { t } = useTranslation();
  const undoing = useFetcher<Done | RefusedForm>();
  const refused = undoing.data && "code" in undoing.data ? undoing.data : undefined;
  useErrorToast(refused, { failure: t("undoFailed") });
  const send = useEffectEvent(({ action, values }: Undo) =>
    undoing.submit(values, { method: "post", action }),
  );
  useEffect(() => {
    if (asked) void send(asked);
  }, [asked]);
  return null;
}
