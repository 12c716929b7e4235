import { browser } from "wxt/browser";

// The framework names the files and sentences of each build; the sources are checked without a build.
declare module "wxt/browser" {
  interface WxtRuntime {
    getURL(path: string): string;
  }
  interface WxtI18n {
    getMessage(name: string): string;
  }
}

/** The address of a file of the extension. */
export const fileAddress = (path: string): string => browser.runtime.getURL(path);

/** A sentence of `public/_locales`, in the browser's language. */
export const manifestSentence = (name: "name" | "open"): string => browser.i18n.getMessage(name);
