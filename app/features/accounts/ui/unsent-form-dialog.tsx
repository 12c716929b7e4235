import { useId } from "react";

import type { UnsentForm } from "~/client/unsent-form";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { HiddenFields } from "~/ui/field";

interface UnsentFormDialogProps {
  /** Null once it is submitted or discarded. */
  form: UnsentForm | null;
  open: boolean;
  /** Postpones: it is offered again with the next document. */
  onClose: () => void;
  onForget: () => void;
}

/** Asks whether to submit an unsent form again, by a plain form post. */
export function UnsentFormDialog({ form, open, onClose, onForget }: UnsentFormDialogProps) {
  const { t } = useTranslation("accounts");
  const id = useId();
  return (
    <Dialog
      title={t("unsent.title")}
      description={t("unsent.text")}
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
        // Discarded once the browser has read its fields.
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
