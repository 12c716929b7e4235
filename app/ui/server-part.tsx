import { lazy, Suspense, useState, type ComponentType } from "react";

import { TranslationsContext, useTranslations } from "~/i18n";

import { useHydrated } from "./use-hydrated";

/**
 * A part of a page that only shows, such as links to other pages: the browser leaves the server's HTML as it is, and loads the code
 * when the part is first needed after that, for another language, other props (texts) or on another page. Its links load documents.
 */
export function serverPart<Props extends Record<string, string>>(
  importPart: () => Promise<ComponentType<Props>>,
) {
  const Part = lazy(async () => ({ default: (await importPart()) as ComponentType<object> }));

  return function ServerPart(props: Props) {
    const translations = useTranslations();
    const isFirst = !useHydrated();
    const shown = translations.language + Object.values(props).join();
    const [servers] = useState(isFirst && shown);
    // The browser needs none of its dictionaries.
    if (import.meta.env.SSR)
      return (
        <div>
          <TranslationsContext value={{ ...translations, load: () => undefined }}>
            <Part {...props} />
          </TranslationsContext>
        </div>
      );
    // React leaves the content of such an element alone.
    if (servers === shown) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
