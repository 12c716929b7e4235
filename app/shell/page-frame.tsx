import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router";

import { listHeadingId } from "~/client/list-heading";
import { useRootData } from "~/client/root-data";
import { useTranslation, useTranslations } from "~/i18n";
import type { Language } from "~/domain/languages";
import { showToast } from "~/ui/toast-store";
import { Toaster } from "~/ui/toaster";

import { FlashToast } from "./flash-toast";
import { Footer } from "./footer";
import { Header } from "./header";

const contentId = "content";

/** The layout of every page: header, main content, footer, toasts. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { viewer, language } = useRootData() ?? {};
  usePageLanguage(language);
  return (
    <>
      <a
        href={`#${contentId}`}
        className="sr-only rounded-control bg-surface-raised focus:not-sr-only focus:absolute focus:px-4 focus:py-2 focus:top-2 focus:left-2 focus:z-50"
      >
        {t("skipToContent")}
      </a>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main
          id={contentId}
          tabIndex={-1}
          className="mx-auto w-full max-w-5xl flex-1 px-4 outline-none sm:px-6"
        >
          <FlashToast />
          {children}
        </main>
        <Footer />
      </div>
      <PageAnnouncer />
      <Toaster atWork={Boolean(viewer)} labels={{ region: t("notifications"), close: t("close") }} />
    </>
  );
}

/**
 * Follows the language of the last response: loads its dictionaries, changes every text, and shows a toast in the new language.
 * An error page may have no language; then nothing changes.
 */
function usePageLanguage(language: Language | undefined): void {
  const { changeLanguage } = useTranslations();
  useEffect(() => {
    if (!language) return undefined;
    let left = false;
    const follow = async () => {
      const t = await changeLanguage(language);
      if (t && !left) showToast({ title: t("languageChanged") });
    };
    // Without the dictionaries, the page stays as it is.
    follow().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [changeLanguage, language]);
}

/**
 * Does on a navigation what a browser does for a new document: announces its title to screen readers, and focuses the content
 * unless the focus is in it. Where the page stays and the focused element is gone, such as a removed filter, it focuses the list.
 */
function PageAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const content = document.getElementById(contentId)!;
    const focused = document.activeElement;
    if (before.pathname !== pathname) {
      setTitle(document.title);
      if (!content.contains(focused)) content.focus({ preventScroll: true });
    } else if (!hash && (!focused || focused === document.body)) {
      (document.getElementById(listHeadingId) ?? content).focus({ preventScroll: true });
    }
  }, [pathname, hash, key]);
  return (
    <p role="status" aria-live="polite" translate="no" className="sr-only">
      {title}
    </p>
  );
}
