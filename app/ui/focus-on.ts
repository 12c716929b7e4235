/** As a ref: what appears has the focus, once. */
export const focusOn = (element: HTMLElement | null) => element?.focus();
