import { useState } from "react";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { OpeningLink } from "~/ui/opening-link";

import type { AccessToken } from "../access-token";

/** Confirms and revokes a token. */
export function RevokeToken({ token }: { token: AccessToken }) {
  const { t } = useTranslation("tokens");
  const [open, setOpen] = useState(false);
  const { fetcher, pending } = useFormFetcher({ failure: t("revokeFailed") });
  const action = href("/profile/tokens/:tokenId/revoke", { tokenId: token.id });
  return (
    <>
      <Button asChild variant="secondary" size="sm">
        <OpeningLink
          to={action}
          onOpen={() => setOpen(true)}
          aria-label={t("revokeNamed", { name: token.name })}
        >
          {t("revoke")}
        </OpeningLink>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t("revokeTitle", { name: token.name })}
        description={t("revokeLead")}
        confirmLabel={t("revoke")}
        cancelLabel={t("cancel")}
        pending={pending}
        onConfirm={() => void fetcher.submit({}, { method: "post", action })}
      />
    </>
  );
}
