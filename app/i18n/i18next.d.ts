import "i18next";

import type { Dictionary } from "./locales/ja";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Dictionary;
  }
}
