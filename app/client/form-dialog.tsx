import type { ReactNode } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog, type DialogProps } from "~/ui/dialog";

import type { FormProps } from "./form-props";
import { useFormFetcher, type FormFetcherOptions } from "./use-form-fetcher";

interface FormDialogProps<Received extends object>
  extends Omit<DialogProps, "children" | "footer">, FormFetcherOptions<Received> {
  /** The label of a button before the form's own, which closes the dialog. */
  cancelLabel?: string;
  children: (form: FormProps, close: () => void) => ReactNode;
}

/** A dialog with a form, which stays open while the form is submitted, and closes once it is accepted. */
export function FormDialog<Received extends object = never>(props: FormDialogProps<Received>) {
  const { t } = useTranslation();
  const {
    cancelLabel,
    children,
    failure,
    invalid,
    showsConflict,
    onDone,
    onResult,
    onOpenChange,
    ...dialog
  } = props;
  const { fetcher, refused, pending } = useFormFetcher<Received>({
    failure,
    invalid,
    showsConflict,
    onDone(result) {
      onOpenChange(false);
      onDone?.(result);
    },
    onResult(received) {
      onOpenChange(false);
      onResult?.(received);
    },
  });
  const close = () => {
    // Closing would not abort the running request.
    if (pending) return;
    // Errors are gone the next time.
    fetcher.reset();
    onOpenChange(false);
  };
  const cancel = cancelLabel && (
    <Button variant="secondary" onClick={close} disabled={pending}>
      {cancelLabel}
    </Button>
  );
  const beforeSubmit = (
    <>
      {/* The form says why at its head, which may be out of view. */}
      {refused?.code === "unreachable" && (
        <p className="mr-auto text-sm text-danger">{t("failure.notSent")}</p>
      )}
      {cancel}
    </>
  );
  return (
    <Dialog {...dialog} onOpenChange={close}>
      {children({ form: fetcher.Form, refused, pending, children: beforeSubmit }, close)}
    </Dialog>
  );
}
