import { Icon } from "~/ui/icon";
import { href } from "react-router";

import { useMoment } from "~/client/use-moment";
import { shortName } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { Confirmation } from "~/ui/confirmation";
import { OpeningLink } from "~/ui/opening-link";
import { Tooltip } from "~/ui/tooltip";

import type { TrashItem } from "../responses";
import { RestoreButton } from "./restore-button";

interface TrashRowProps {
  item: TrashItem;
  /** Asks whether to delete it for good. */
  onAsk: () => void;
}

/** An item of the trash, with what can be done with it. */
export function TrashRow({ item, onAsk }: TrashRowProps) {
  const { t } = useTranslation("trash");
  const moment = useMoment("day");
  const { id, kind, deletedAt, expiresAt } = item;
  const name = shortName({ originalInput: item.name });
  const label = t("removeOf", { name });
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 border-line px-4 py-3 not-last:border-b sm:flex-nowrap sm:px-5">
      <Icon name={kind === "folder" ? "folder" : "file-text"} className="h-lh w-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 wrap-anywhere">
          <span className="sr-only">{t(kind === "folder" ? "folder" : "prompt")}: </span>
          {name}
        </p>
        <p className="phrases text-sm text-ink-soft">
          {t("dates", { deleted: moment(deletedAt), gone: moment(expiresAt) })}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:pl-8">
        <RestoreButton id={id} label={t("restoreOf", { name })}>
          {t("restore")}
        </RestoreButton>
        <Tooltip text={label}>
          <OpeningLink
            to={href("/dashboard/trash/:itemId/delete", { itemId: id })}
            load={Confirmation.load}
            onOpen={onAsk}
            aria-label={label}
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-ink/7 hover:text-ink pointer-coarse:size-11"
          >
            <Icon name="trash-2" className="size-4" />
          </OpeningLink>
        </Tooltip>
      </div>
    </div>
  );
}
