import { useEffect } from "react";
import { useRevalidator } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Dialog } from "~/ui/dialog";

import type { NewAccessToken } from "../create-access-token.server";
import { TokenForm } from "./token-form";

interface TokenDialogProps {
  open: boolean;
  /** The id of the token that is yet to be made. */
  nextId: string;
  onOpenChange: (open: boolean) => void;
  onMade: (made: NewAccessToken) => void;
}

/** Makes a token over the page. */
export function TokenDialog({ open, nextId, onOpenChange, onMade }: TokenDialogProps) {
  const { t } = useTranslation(["tokens", "shell"]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("form.title")}
      description={t("lead")}
      closeLabel={t("shell:close")}
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

/** Lives as long as the dialog is open, so that it forgets what was refused before. */
function TokenDialogForm({ nextId, onMade }: Pick<TokenDialogProps, "nextId" | "onMade">) {
  const { revalidate } = useRevalidator();
  const { fetcher, refused, pending } = useFormFetcher({
    onDone() {
      onMade((fetcher.data as unknown as { made: NewAccessToken }).made);
    },
  });
  const isMade = refused?.code === "access_token_made";
  useEffect(() => {
    // The answer with it was lost on the way: the list has it, to be revoked, and the form gets another id.
    if (isMade) void revalidate();
  }, [isMade, revalidate]);
  return <TokenForm form={fetcher.Form} id={nextId} refused={refused} pending={pending} />;
}
