import { lazyPart } from "./lazy-part";

/** `ConfirmDialog`, loaded on demand. */
export const Confirmation = lazyPart(async () => (await import("./confirm-dialog")).ConfirmDialog);
