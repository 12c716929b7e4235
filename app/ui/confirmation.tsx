import { onDemand } from "./on-demand";

/** The question before something that cannot be taken back, fetched when somebody is about to ask it. */
export const Confirmation = onDemand(async () => (await import("./confirm-dialog")).ConfirmDialog);
