import { Dialog as RadixDialog } from "radix-ui";
import type { ComponentProps, ReactNode, RefObject } from "react";

import { useTranslation } from "~/i18n";

import { closeByEscape, overlayLooks } from "./dialog-parts";
import { useFocusReturn } from "./focus";
import { Icon } from "./icon";
import { joinClasses } from "./join-classes";

/** `narrow` is the 500 px of the welcome dialog (specification, section 9). */
const widths = { narrow: "max-w-[500px]", wide: "max-w-3xl" };

export interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  width?: keyof typeof widths;
  /** Buttons below the content, at the right on larger screens. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Has the focus after closing, where the element before is gone. */
  returnTo?: RefObject<HTMLElement | null>;
  onOpenAutoFocus?: ComponentProps<typeof RadixDialog.Content>["onOpenAutoFocus"];
}

/** A modal dialog. */
export function Dialog(props: DialogProps) {
  const { title, description, open, onOpenChange, width = "narrow" } = props;
  const { t } = useTranslation("shell");
  const focus = useFocusReturn(props.returnTo);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay data-overlay className={overlayLooks}>
          <RadixDialog.Content
            onOpenAutoFocus={(event) => {
              focus.onOpenAutoFocus();
              props.onOpenAutoFocus?.(event);
            }}
            onCloseAutoFocus={focus.onCloseAutoFocus}
            onKeyDown={closeByEscape(() => onOpenChange(false))}
            className={joinClasses(
              "relative row-start-2 mx-auto flex w-full flex-col gap-4 rounded-card border border-line bg-surface-raised p-5 text-ink sm:p-6",
              "data-[state=closed]:animate-vanish data-[state=open]:animate-rise",
              widths[width],
            )}
          >
            <div>
              <RadixDialog.Title className="pr-10 text-lg">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="phrases mt-1 text-ink-soft">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {props.children}
            {props.footer && (
              <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{props.footer}</div>
            )}
            <RadixDialog.Close
              aria-label={t("close")}
              className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-ink/7 hover:text-ink"
            >
              <Icon name="x" className="size-5" />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
