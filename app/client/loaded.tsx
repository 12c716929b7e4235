import { useEffect, type ReactNode } from "react";
import { useFetcher } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Spinner } from "~/ui/loading";

interface LoadedProps<Data> {
  /** The URL of the page with the data; its `clientLoader` is `orNothing`. */
  from: string;
  children: (data: Data) => ReactNode;
}

/** Loads a page's data as a dialog opens; renders a spinner, the data, or an error with a retry button. */
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
