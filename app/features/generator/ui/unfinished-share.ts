import { storageItem } from "~/client/browser-store";

/** The id of the draft that a visitor asked to share in this tab, before the sign-in. */
export const unfinishedShare = storageItem("sessionStorage", "share");
