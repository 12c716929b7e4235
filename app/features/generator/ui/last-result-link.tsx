import { useMemo, useRef, useSyncExternalStore } from "react";
import { Link } from "react-router";

import { lastResult } from "~/client/left-off";
import { useRootData } from "~/client/root-data";
import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";

import { resultAddress } from "./result-address";

/** Leads back to this browser's last result; its row is there without one too, so that nothing moves. */
export function LastResultLink() {
  const { t } = useTranslation("generator");
  const owner = useRootData()?.viewer?.email ?? null;
  const stored = useSyncExternalStore(lastResult.subscribe, lastResult.text, () => null);
  const result = useMemo(() => lastResult.parse(stored, owner), [stored, owner]);
  const row = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={row}
      tabIndex={-1}
      className="-my-4 flex h-11 items-center text-sm outline-none with-line:hidden"
    >
      {result && (
        <>
          <Link
            to={resultAddress(result.draftId)}
            discover="none"
            className="text-link inline-flex min-h-11 min-w-0 items-center gap-2"
          >
            <span className="shrink-0">{t("lastResult.link")}</span>
            <bdi className="truncate">{result.purpose}</bdi>
          </Link>
          <button
            type="button"
            aria-label={t("lastResult.dismiss")}
            className="inline-flex size-11 shrink-0 items-center justify-center text-ink-soft hover:text-ink"
            onClick={() => {
              lastResult.forget();
              row.current!.focus({ preventScroll: true });
            }}
          >
            <Icon name="x" className="size-4" />
          </button>
        </>
      )}
    </div>
  );
}
