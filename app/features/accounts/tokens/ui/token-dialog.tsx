import { useEffect } from "react";
import { useRevalidator } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Dialog } from "~/ui/dialog";

import type { NewAccessToken } from "../create-access-token.server";
import { TokenForm } from "./token-form";

interface TokenDialogProps {
  open: boolean;
  /** The ID of the next token. */
  nextId: string;
  onOpenChange: (open: boolean) => void;
  onMade: (made: NewAccessToken) => void;
}

/** Creates a token in a dialog. */
export function TokenDialog({ open, nextId, onOpenChange, onMade }: TokenDialogProps) {
  const { t } = useTranslation("tokens");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("form.title")}
      description={t("lead")}
    >
      <TokenDialogForm
        nextId={nextId}
        onMade={(made) => {
          onMade(made);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

/** Mounted with the open dialog, so that errors from before are gone. */
function TokenDialogForm({ nextId, onMade }: Pick<TokenDialogProps, "nextId" | "onMade">) {
  const { revalidate } = useRevalidator();
  const { fetcher, refused, pending } = useFormFetcher({
    onDone() {
      onMade((fetcher.data as unknown as { made: NewAccessToken }).made);
    },
  });
  const isMade = refused?.code === "access_token_made";
  useEffect(() => {
    // The response with the token was lost: the list shows it, to be revoked, and the form gets another ID.
    if (isMade) void revalidate();
  }, [isMade, revalidate]);
  return <TokenForm form={fetcher.Form} id={nextId} refused={refused} pending={pending} />;
}
