import type { Plugin } from "vite";

/**
 * Browsers remember until the next document that a script could not be had: `__importAgain` is what makes its address another one, without
 * being sent. It is empty except while an import is repeated. Its limits: what that file imports statically and could not be had stays
 * failed, and a repeated file is another instance of its module.
 */
const helper = `let failures = 0;
self.__importAgain = "";
export const __vitePreload = (load) =>
  load().catch(() => {
    self.__importAgain = "#" + ++failures;
    try {
      return load();
    } finally {
      self.__importAgain = "";
    }
  });`;

/** A dynamic import of a file of the build, as it is written there. */
const imported = /(?<=\bimport\()(["'`])\.\/[\w-]+\.js\1(?=\))/g;

/**
 * Repeats a dynamic import that failed. Takes the place of Vite's preload helper, which prefetches style sheets and modules: the site
 * has one style sheet, and pages prefetch automatically (docs/decisions/023).
 */
export const plainImports = (): Plugin => ({
  name: "plain-imports",
  load: {
    order: "pre",
    handler: (id) => (id === "\0vite/preload-helper.js" ? helper : undefined),
  },
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle))
        if (file.type === "chunk")
          file.code = file.code.replaceAll(imported, (address) => `${address}+self.__importAgain`);
    },
  },
});
