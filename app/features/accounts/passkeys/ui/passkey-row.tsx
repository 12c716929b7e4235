import { useState } from "react";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Icon } from "~/ui/icon";
import { OpeningLink } from "~/ui/opening-link";

import { browserName } from "../../browser-name";
import type { PasskeyItem } from "../own-passkeys.server";

/** One passkey: the browser that created it, its creation and last use, and a button that removes it. */
export function PasskeyRow({ passkey }: { passkey: PasskeyItem }) {
  const { t } = useTranslation("passkeys");
  const day = useMoment("day");
  const [open, setOpen] = useState(false);
  const { fetcher, pending } = useFormFetcher({ failure: t("removeFailed") });
  const action = href("/profile/passkeys/:passkeyId/remove", { passkeyId: passkey.id });
  const name = browserName(passkey.userAgent) ?? t("unknown");
  const created = t("created", { date: day(passkey.createdAt) });
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <Icon name="key-round" className="h-lh w-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p>{name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft max-sm:flex-col">
          <span>{created}</span>{" "}
          <span>{passkey.lastUsedAt ? t("used", { date: day(passkey.lastUsedAt) }) : t("unused")}</span>
        </p>
      </div>
      <div className="max-sm:w-full max-sm:pl-8 sm:self-center">
        <Button asChild variant="secondary" size="sm">
          <OpeningLink
            to={action}
            onOpen={() => setOpen(true)}
            aria-label={t("removeNamed", { name, created })}
          >
            {t("remove")}
          </OpeningLink>
        </Button>
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={t("removeTitle", { name })}
          description={t("removeLead")}
          confirmLabel={t("remove")}
          cancelLabel={t("cancel")}
          pending={pending}
          onConfirm={() => void fetcher.submit({}, { method: "post", action })}
        />
      </div>
    </li>
  );
}
