/** How toasts behave (specification, section 9); times in ms, distances in px. */
export const toastSettings = {
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
  /** It came with its page, whose head it leaves free on a phone: nothing was pressed there yet. */
  isArrival?: boolean;
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

/** Makes a store of one toast, the last; dismissed, it stays, closed, until its exit animation is over. */
export function createToastStore() {
  let toast: Toast | null = null;
  let lastId = 0;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function replace(next: Toast | null) {
    clearTimeout(forgetting);
    toast = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Shows a toast in place of the one before. */
    show({ title, description, action, ...looks }: ToastMessage) {
      const { variant = "default", isQuiet = false, isArrival = false } = looks;
      const usual = action ? toastSettings.autoCloseWithAction : toastSettings.autoCloseAfter;
      const duration = looks.duration ?? usual;
      const id = ++lastId;
      replace({ id, title, description, variant, duration, action, isQuiet, isArrival, open: true });
    },
    /** Closes the toast, if it has this ID. */
    dismiss(id = toast?.id) {
      if (!toast?.open || toast.id !== id) return;
      replace({ ...toast, open: false });
      forgetting = setTimeout(() => replace(null), toastSettings.forgetDismissedAfter);
    },
    /** The toast; the same object until it changes. Null if there is none. */
    current: () => toast,
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
export const showToast = (message: ToastMessage): void => toastStore.show(message);
