import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { useTranslation } from "~/i18n";
import { Confirmation } from "~/ui/confirmation";

import type { TrashItem } from "../responses";

interface DeleteForGoodProps {
  /** The item to delete, or the whole trash. Undefined if nothing is asked. */
  asked: TrashItem | "all" | undefined;
  onClose: () => void;
}

/** Confirms and deletes something of the trash for good. */
export function DeleteForGood({ asked, onClose }: DeleteForGoodProps) {
  const { t } = useTranslation("trash");
  const { fetcher, pending } = useFormFetcher({ failure: t("removeFailed"), onDone: onClose });
  if (!asked) return null;
  const all = asked === "all";
  const action = all
    ? href("/dashboard/trash/empty")
    : href("/dashboard/trash/:itemId/delete", { itemId: asked.id });
  return (
    <Confirmation
      open
      onOpenChange={onClose}
      title={t(all ? "emptyTitle" : "removeTitle")}
      description={t(all ? "emptyLead" : "removeLead")}
      confirmLabel={t(all ? "emptyAll" : "remove")}
      cancelLabel={t("cancel")}
      pending={pending}
      onConfirm={() => void fetcher.submit({}, { method: "post", action })}
    >
      {!all && <QuotedPurpose>{asked.name}</QuotedPurpose>}
    </Confirmation>
  );
}
