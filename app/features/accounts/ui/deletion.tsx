import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { href, Link, useFetcher } from "react-router";

import type { ErrorCode, RefusedForm } from "~/errors";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";

import type { Provider } from "../provider";
import { ConfirmationForm } from "./confirmation-form";

/** The refusals that ask who one is. */
const confirmations: readonly ErrorCode[] = [
  "requires_recent_login",
  "wrong_password",
  "invalid_fields",
  "rate_limited",
];

/**
 * Deletes the account: a question, and where the sign-in is too long ago a re-authentication (specification, section 4).
 * Without scripts the button is a link to the page that asks both.
 */
export function Deletion({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation(["accounts", "errors", "shell"]);
  const fetcher = useFetcher<RefusedForm>();
  const [asking, setAsking] = useState(false);
  const [dismissed, setDismissed] = useState<RefusedForm>();
  const refused = fetcher.data === dismissed ? undefined : fetcher.data;
  const mustConfirm = refused !== undefined && confirmations.includes(refused.code);
  const failed = refused !== undefined && !mustConfirm;
  const remove = () => void fetcher.submit({}, { method: "post", action: href("/profile/delete") });
  const dismiss = () => {
    setAsking(false);
    setDismissed(fetcher.data);
  };
  return (
    <>
      <Button asChild variant="secondary">
        <Link
          to={href("/profile/delete")}
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        >
          <Trash2 aria-hidden />
          {t("deletion.open")}
        </Link>
      </Button>
      <ConfirmDialog
        open={asking && !mustConfirm}
        onOpenChange={(open) => (open ? setAsking(true) : dismiss())}
        title={t("deletion.question")}
        description={t("deletion.lead")}
        confirmLabel={t("deletion.submit")}
        cancelLabel={t("deletion.cancel")}
        pending={fetcher.state !== "idle"}
        onConfirm={remove}
      >
        {failed && (
          <Notice tone="danger" title={t("deletion.failed")}>
            {t(`errors:${refused.code}`)}
          </Notice>
        )}
      </ConfirmDialog>
      <Dialog
        open={mustConfirm}
        onOpenChange={dismiss}
        title={t("errors:requires_recent_login")}
        description={t("deletion.confirm")}
        closeLabel={t("shell:close")}
      >
        <ConfirmationForm
          form={fetcher.Form}
          providers={providers}
          refused={refused}
          submitting={fetcher.state !== "idle"}
        />
      </Dialog>
    </>
  );
}
