import type { ReactNode } from "react";

import { SetText } from "~/features/text/markdown/ui/set-text";
import { useTranslation } from "~/i18n";

import type { Said } from "../said";

const unmarked = () => ({});

/** A text as it was written. */
export const Written = ({ children }: { children: ReactNode }) => (
  <pre
    dir="auto"
    translate="no"
    className="prompt-text rounded-control border border-line bg-surface-sunken p-4 sm:p-5"
  >
    {children}
  </pre>
);

/** The replies and answers so far. */
export function Conversation({ said, engine }: { said: readonly Said[]; engine: string | undefined }) {
  const { t } = useTranslation("comparisons");
  return said.map(({ reply, blocks, end, answer }, at) => (
    // A turn has no other name than its place.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at} className="flex flex-col gap-3">
      <div>
        <p className="mb-1.5 text-sm text-ink-soft">{engine ?? t("tries.reply")}</p>
        {blocks ? <SetText blocks={blocks} markOf={unmarked} /> : <Written>{reply}</Written>}
        {end !== "whole" && <p className="phrases mt-2 text-sm text-ink-soft">{t(`tries.end.${end}`)}</p>}
      </div>
      {answer !== null && (
        <div className="border-s-2 border-accent ps-4">
          <p className="mb-0.5 text-sm text-ink-soft">{t("tries.you")}</p>
          <p dir="auto" translate="no" className="prompt-text">
            {answer}
          </p>
        </div>
      )}
    </div>
  ));
}
