import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href, useFetcher } from "react-router";

import { useErrorToast } from "~/client/form-errors";
import type { ErrorCode, RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Confirmation } from "~/ui/confirmation";
import { lazyPart } from "~/ui/lazy-part";
import { Notice } from "~/ui/notice";
import { OpeningLink } from "~/ui/opening-link";
import type { SignInWay } from "~/domain/kinds";

const ReauthenticationDialog = lazyPart(
  async () => (await import("./reauthentication-dialog")).ReauthenticationDialog,
);

/** The response to the first may ask for the second. */
const bothDialogs = () => Promise.all([Confirmation.load(), ReauthenticationDialog.load()]);

/** The errors that ask for a re-authentication. */
const confirmations: readonly ErrorCode[] = [
  "requires_recent_login",
  "wrong_password",
  "passkey_failed",
  "invalid_fields",
  "rate_limited",
];

/** Deletes the account after a confirmation, and after an old sign-in a re-authentication. */
export function Deletion({ providers }: { providers: readonly SignInWay[] }) {
  const { t } = useTranslation(["accounts", "errors"]);
  const fetcher = useFetcher<RefusedForm>();
  const [asking, setAsking] = useState(false);
  const [dismissed, setDismissed] = useState<RefusedForm>();
  const refused = fetcher.data === dismissed ? undefined : fetcher.data;
  const mustConfirm = refused !== undefined && confirmations.includes(refused.code);
  const failed = refused !== undefined && !mustConfirm;
  useErrorToast(failed ? refused : undefined, { failure: t("deletion.failed") });
  const remove = () => void fetcher.submit({}, { method: "post", action: href("/profile/delete") });
  const dismiss = () => {
    setAsking(false);
    setDismissed(fetcher.data);
  };
  return (
    <>
      <Button asChild variant="secondary">
        <OpeningLink to={href("/profile/delete")} load={bothDialogs} onOpen={() => setAsking(true)}>
          <Icon name="trash-2" />
          {t("deletion.open")}
        </OpeningLink>
      </Button>
      <Confirmation
        open={asking && !mustConfirm}
        onOpenChange={(open) => (open ? setAsking(true) : dismiss())}
        title={t("deletion.question")}
        description={t("deletion.lead")}
        confirmLabel={t("deletion.submit")}
        pending={fetcher.state !== "idle"}
        onConfirm={remove}
      >
        {failed && (
          <Notice tone="danger" title={t("deletion.failed")}>
            {t(`errors:${refused.code}`)}
          </Notice>
        )}
      </Confirmation>
      <ReauthenticationDialog
        open={mustConfirm}
        onOpenChange={dismiss}
        form={fetcher.Form}
        providers={providers}
        refused={refused}
        submitting={fetcher.state !== "idle"}
      />
    </>
  );
}
