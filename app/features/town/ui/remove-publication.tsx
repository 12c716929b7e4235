import { useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { OpeningLink } from "~/ui/opening-link";

import { CardIcon } from "./card-icon";

/** Asks whether a prompt is to leave the town. */
export function RemovePublication({ id, isOwn }: { id: string; isOwn: boolean }) {
  const { t } = useTranslation("town");
  const [open, setOpen] = useState(false);
  const { fetcher, pending } = useFormFetcher({ failure: t("removal.failed"), onDone: () => setOpen(false) });
  const action = href("/town-prompts/:promptId/delete", { promptId: id });
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="card-remove">
        <OpeningLink discover="none" to={action} onOpen={() => setOpen(true)}>
          <CardIcon name="remove" />
          <span className="sr-only">{t("card.remove")}</span>
        </OpeningLink>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t("removal.title")}
        description={isOwn ? t("removal.lead") : t("removal.adminLead")}
        confirmLabel={t("removal.submit")}
        cancelLabel={t("removal.cancel")}
        pending={pending}
        onConfirm={() => void fetcher.submit({}, { method: "post", action })}
      />
    </>
  );
}
