/** How toasts behave (specification, section 9); times in ms, distances in px. */
export const toastSettings = {
  visibleAtOnce: 1,
  autoCloseAfter: 5000,
  autoCloseWithAction: 10_000,
  forgetDismissedAfter: 10_000,
  swipeThreshold: 50,
  hotkey: "F8",
} as const;

export type ToastVariant = "default" | "destructive" | "success" | "info";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** ms until it closes automatically; defaults to 5000, with an action to 10,000. */
  duration?: number;
  action?: ToastAction;
  /** For screen readers only: what was pressed shows the same. */
  isQuiet?: boolean;
}

/** A button of a toast, which closes it. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast extends Required<Omit<ToastMessage, "description" | "action">> {
  id: number;
  description: string | undefined;
  action: ToastAction | undefined;
  open: boolean;
}

/** Makes a store of toasts; a dismissed one stays, closed, until its exit animation is over. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const forgetting = new Map<number, ReturnType<typeof setTimeout>>();

  function replace(next: readonly Toast[]) {
    toasts = next;
    for (const [id, timer] of forgetting) {
      if (!next.some((toast) => toast.id === id)) {
        clearTimeout(timer);
        forgetting.delete(id);
      }
    }
    for (const listener of listeners) listener();
  }

  return {
    /** Shows a toast in place of the one before; returns its ID. */
    show(message: ToastMessage): number {
      const toast: Toast = {
        id: ++lastId,
        title: message.title,
        description: message.description,
        variant: message.variant ?? "default",
        duration:
          message.duration ??
          (message.action ? toastSettings.autoCloseWithAction : toastSettings.autoCloseAfter),
        action: message.action,
        isQuiet: message.isQuiet ?? false,
        open: true,
      };
      replace([toast, ...toasts].slice(0, toastSettings.visibleAtOnce));
      return toast.id;
    },
    /** Closes a toast; unknown and closed IDs change nothing. */
    dismiss(id: number) {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      const forget = () => replace(toasts.filter((toast) => toast.id !== id));
      forgetting.set(id, setTimeout(forget, toastSettings.forgetDismissedAfter));
      replace(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    },
    dismissAll() {
      for (const { id } of toasts) this.dismiss(id);
    },
    /** The toasts, newest first; the same array until something changes. */
    current: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The page's store, rendered by `<Toaster>`. */
export const toastStore = createToastStore();

/** Shows a toast; call it from effects and event handlers only. */
export function showToast(message: ToastMessage): number {
  return toastStore.show(message);
}
