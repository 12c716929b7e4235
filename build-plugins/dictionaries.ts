import type { Plugin } from "vite";

const virtual = "virtual:dictionary-files";

/** Whether a module ID, with or without a query, is a script in `app/`. */
const isOurs = (id: string): boolean => {
  const [path = ""] = id.split("?", 1);
  return path.includes("/app/") && /\.tsx?$/.test(path);
};

/** The namespaces of a module: the arguments of its `useTranslation` calls. */
const namespacesOf = (code: string): string[] =>
  [...code.matchAll(/\buseTranslation\(([^()]*)\)/g)].flatMap(([, namespaces]) =>
    [...namespaces!.matchAll(/"(\w+)"/g)].map(([, name]) => name!),
  );

/**
 * Loads dictionaries with the code that uses them. In the browser every module prefetches its namespaces when it loads; the
 * server knows the built file of each, and preloads those of a page.
 */
export function dictionaries(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: "dictionaries",
    enforce: "post",
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const known = this.environment.name === "client" ? {} : files;
      return `export const dictionaryFiles = ${JSON.stringify(known)};`;
    },
    transform(code, id) {
      if (this.environment.name !== "client" || !isOurs(id)) return undefined;
      const namespaces = [...new Set(namespacesOf(code))].filter((name) => name !== "shell");
      if (namespaces.length === 0) return undefined;
      return {
        code: `${code}
import { prefetchNamespaces } from "~/i18n/dictionaries.browser";
prefetchNamespaces(${namespaces.map((name) => JSON.stringify(name)).join()});
`,
        map: null,
      };
    },
    // The client is built before the server.
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) {
        const [, name] =
          (file.type === "chunk" && /\/i18n\/locales\/(\w+\/\w+)\.ts$/.exec(file.facadeModuleId ?? "")) || [];
        if (name) files[name] = `${this.environment.config.base}${file.fileName}`;
      }
    },
  };
}
