import { useEffect, type ComponentProps } from "react";
import { useRevalidator } from "react-router";

import { FormDialog } from "~/client/form-dialog";
import type { Done } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";

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
export function TokenDialog({ nextId, onMade, ...dialog }: TokenDialogProps) {
  const { t } = useTranslation("tokens");
  return (
    <FormDialog
      {...dialog}
      title={t("form.title")}
      description={t("lead")}
      onDone={(result) => onMade((result as Done & { made: NewAccessToken }).made)}
    >
      {(form) => <TokenDialogForm {...form} id={nextId} />}
    </FormDialog>
  );
}

function TokenDialogForm(props: ComponentProps<typeof TokenForm>) {
  const { revalidate } = useRevalidator();
  const isMade = props.refused?.code === "access_token_made";
  useEffect(() => {
    // The response with the token was lost: the list shows it, to be revoked, and the form gets another ID.
    if (isMade) void revalidate();
  }, [isMade, revalidate]);
  return <TokenForm {...props} />;
}
