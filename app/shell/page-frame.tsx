import type { ReactNode } from "react";

import { useTranslation } from "~/i18n";
import { Toaster } from "~/ui/toaster";
import { TooltipProvider } from "~/ui/tooltip";

import { FlashNotice } from "./flash-notice";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageAnnouncer } from "./page-announcer";
import { useRootData } from "~/client/root-data";
import { usePageLanguage } from "./use-page-language";

const contentId = "content";

/** What surrounds every page: header, main content, footer, notifications. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { viewer, language } = useRootData() ?? {};
  usePageLanguage(language);
  return (
    <TooltipProvider>
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
          <FlashNotice />
          {children}
        </main>
        <Footer />
      </div>
      <PageAnnouncer contentId={contentId} />
      <Toaster atWork={Boolean(viewer)} labels={{ region: t("notifications"), close: t("close") }} />
    </TooltipProvider>
  );
}
