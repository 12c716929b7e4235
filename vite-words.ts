import type { Plugin } from "vite";

const virtual = "virtual:word-files";

/** Whether a module, with or without a query behind its path, is one of `app/`. */
const isOurs = (id: string): boolean => {
  const [path = ""] = id.split("?", 1);
  return path.includes("/app/") && /\.tsx?$/.test(path);
};

/** The namespaces that a module says words of, of its calls of `useTranslation`. */
const namespacesOf = (code: string): string[] =>
  [...code.matchAll(/\buseTranslation\(([^()]*)\)/g)].flatMap(([, namespaces]) =>
    [...namespaces!.matchAll(/"(\w+)"/g)].map(([, name]) => name!),
  );

/**
 * Brings the words of a page with its code, and in place of react-i18next the little that says them. In the browser every module
 * asks for the words it says as it arrives; on the server a page knows the files of its words, and has them fetched beside its code.
 */
export function words(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: "words",
    enforce: "post",
    sharedDuringBuild: true,
    resolveId: {
      order: "pre",
      handler(id) {
        if (id === virtual) return `\0${virtual}`;
        const side = this.environment.name === "client" ? "browser" : "server";
        return id === "react-i18next" ? this.resolve(`/app/i18n/${side}/react-i18next.ts`) : undefined;
      },
    },
    load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const known = this.environment.name === "client" ? {} : files;
      return `export const wordFiles = ${JSON.stringify(known)};`;
    },
    transform(code, id) {
      if (this.environment.name !== "client" || !isOurs(id)) return undefined;
      const namespaces = [...new Set(namespacesOf(code))].filter((name) => name !== "shell");
      if (namespaces.length === 0) return undefined;
      return {
        code: `${code}
import { wordsAhead } from "~/i18n/browser/word-store";
wordsAhead(${namespaces.map((name) => JSON.stringify(name)).join()});
`,
        map: null,
      };
    },
    // The browser's code is built before the server's.
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
