import { Icon } from "./icon";
import { Toast as RadixToast } from "radix-ui";
import { useEffect, useRef, useSyncExternalStore } from "react";

import { boldText } from "./bold-text";
import { Button } from "./button";
import { joinClasses } from "./join-classes";
import { toastSettings, toastStore, type Toast } from "./toast-store";

const looks = {
  default: { tone: "border-line", icon: null },
  destructive: { tone: "border-danger", icon: <Icon name="circle-alert" className="text-danger" /> },
  success: { tone: "border-success/50", icon: <Icon name="circle-check" className="text-success" /> },
  info: { tone: "border-info/50", icon: <Icon name="info" className="text-info" /> },
};

interface ToastBoardProps {
  /** `region` labels the area of the toasts, `close` the close button. */
  labels: { region: string; close: string };
  /** Its hotkey was pressed before it was loaded. */
  called: boolean;
}

/**
 * Renders the toast of the page's store, out of the way of controls: on a phone under the header, or below its dialog, or at the bottom
 * where it came with the page; on larger screens at the bottom right (specification, section 8); above a bar marked `data-action-bar`, and
 * above links marked `data-language-links` while they are hovered or focused.
 */
export function ToastBoard({ labels, called }: ToastBoardProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (called) viewport.current!.focus();
  }, [called]);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null);
  return (
    <RadixToast.Provider
      label={labels.region}
      duration={toastSettings.autoCloseAfter}
      swipeDirection="right"
      swipeThreshold={toastSettings.swipeThreshold}
    >
      {toast && <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} />}
      <RadixToast.Viewport
        ref={viewport}
        hotkey={[toastSettings.hotkey]}
        label={`${labels.region} ({hotkey})`}
        className={joinClasses(
          "pointer-events-none fixed inset-x-0 z-60 m-0 flex list-none flex-col gap-2 p-4 outline-none",
          toast?.isArrival
            ? "max-sm:bottom-0 max-sm:in-[html:has([data-action-bar])]:bottom-19"
            : "max-sm:in-[html:not(:has([data-overlay]))]:top-13 max-sm:in-[html:has([data-overlay])]:bottom-0",
          "sm:bottom-0 sm:left-auto sm:w-104 sm:p-6 sm:in-[:has([data-action-bar])]:bottom-19",
          "sm:in-[:has([data-language-links]:is(:focus-within,:hover))]:bottom-26",
        )}
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { tone, icon } = looks[toast.variant];
  return (
    <RadixToast.Root
      data-toast
      open={toast.open}
      onOpenChange={(open) => !open && toastStore.dismiss(toast.id)}
      duration={toast.duration}
      type={toast.variant === "destructive" ? "foreground" : "background"}
      className={joinClasses(
        toast.isQuiet
          ? "sr-only"
          : "pointer-events-auto flex items-center gap-3 rounded-card border bg-surface-raised py-3 pr-2 pl-4 text-ink",
        "data-[state=closed]:animate-vanish data-[state=open]:animate-rise data-[swipe=end]:animate-swipe-out",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        tone,
      )}
    >
      {icon && (
        <span aria-hidden className="shrink-0 [&_svg]:size-5">
          {icon}
        </span>
      )}
      <div className="min-w-0 flex-1 py-1">
        <RadixToast.Title className="phrases font-medium max-sm:text-sm [&_strong]:font-bold">
          {boldText(toast.title)}
        </RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className="phrases mt-0.5 text-sm whitespace-pre-line text-ink-soft">
            {boldText(toast.description)}
          </RadixToast.Description>
        )}
      </div>
      {toast.action && (
        <RadixToast.Action altText={toast.action.label} asChild>
          <Button variant="secondary" size="sm" onClick={toast.action.run}>
            {toast.action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close
        aria-label={closeLabel}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-ink/7 hover:text-ink pointer-coarse:size-11"
      >
        <Icon name="x" className="size-5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
