import { useId } from "react";

import type { UnsentForm } from "~/client/unsent-form";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { HiddenFields } from "~/ui/field";

interface UnsentFormDialogProps {
  /** Null once it is sent or forgotten. */
  form: UnsentForm | null;
  open: boolean;
  /** Not now: it is offered again with the next page that is loaded. */
  onClose: () => void;
  onForget: () => void;
}

/** Asks whether a form that met the end of a session is to be sent again, as a browser alone would send it. */
export function UnsentFormDialog({ form, open, onClose, onForget }: UnsentFormDialogProps) {
  const { t } = useTranslation(["accounts", "shell"]);
  const id = useId();
  return (
    <Dialog
      title={t("unsent.title")}
      description={t("unsent.text")}
      closeLabel={t("shell:close")}
      open={open}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onForget}>
            {t("unsent.discard")}
          </Button>
          <Button type="submit" form={id}>
            {t("unsent.send")}
          </Button>
        </>
      }
    >
      {form && (
        // Forgotten once the browser has taken what is in it.
        <form
          id={id}
          method="post"
          action={form.action}
          className="contents"
          onSubmit={() => setTimeout(onForget)}
        >
          <HiddenFields values={form.values} />
        </form>
      )}
    </Dialog>
  );
}
