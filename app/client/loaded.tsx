import { useEffect, type ReactNode } from "react";
import { useFetcher } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Spinner } from "~/ui/loading";

interface LoadedProps<Data> {
  /** The page that has the data; its `clientLoader` is `orNothing`. */
  from: string;
  children: (data: Data) => ReactNode;
}

/** What a dialog shows of a page's data, asked for as the dialog opens; where it cannot be had, one may try again. */
export function Loaded<Data>({ from, children }: LoadedProps<Data>) {
  const { t } = useTranslation(["shell", "errors"]);
  const { load, data, state } = useFetcher<Data | null>();
  useEffect(() => void load(from), [load, from]);
  if (data) return children(data as Data);
  if (state !== "idle" || data === undefined)
    return (
      <p role="status" className="flex min-h-24 items-center justify-center gap-3 text-ink-soft">
        <Spinner />
        {t("loading")}
      </p>
    );
  return (
    <Notice
      tone="danger"
      action={
        <Button size="sm" variant="secondary" onClick={() => void load(from)}>
          {t("failure.reload")}
        </Button>
      }
    >
      {t("errors:unreachable")}
    </Notice>
  );
}
