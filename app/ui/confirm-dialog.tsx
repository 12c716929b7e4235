import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";

import { useTranslation } from "~/i18n";

import { Button } from "./button";
import { closeByEscape, overlayLooks } from "./dialog-parts";
import { useFocusReturn } from "./focus";

interface ConfirmDialogProps {
  title: ReactNode;
  /** The consequences, such as that it cannot be undone. */
  description: ReactNode;
  confirmLabel: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  /** The request is running: the buttons are disabled. */
  pending?: boolean;
  /** An error, or further fields. */
  children?: ReactNode;
}

/** Asks for confirmation of something irreversible; the cancel button comes first in the tab order. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, open, onOpenChange, pending } = props;
  const { t } = useTranslation("shell");
  const focus = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay data-overlay className={overlayLooks}>
          <AlertDialog.Content
            {...focus}
            onKeyDown={closeByEscape(() => onOpenChange(false))}
            className="row-start-2 mx-auto flex w-full max-w-md flex-col gap-5 rounded-card border border-line bg-surface-raised p-5 text-ink data-[state=closed]:animate-vanish data-[state=open]:animate-rise sm:p-6"
          >
            <div>
              <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
              <AlertDialog.Description className="phrases mt-1 text-balance text-ink-soft">
                {description}
              </AlertDialog.Description>
            </div>
            {props.children}
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" disabled={pending}>
                  {t("cancel")}
                </Button>
              </AlertDialog.Cancel>
              <Button variant="danger" pending={pending} onClick={props.onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
