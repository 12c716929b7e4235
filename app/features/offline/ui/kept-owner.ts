import { storageItem } from "~/client/browser-store";

/** The email address of the member whose texts may be kept here; `leaving` while they are being removed. */
export const keptOwner = storageItem("localStorage", "kept");
export const leaving = "-";
