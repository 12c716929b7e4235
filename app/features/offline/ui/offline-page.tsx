import { useEffect, useState } from "react";
import { useLocation } from "react-router";

import { slowMark } from "~/domain/offline-path";
import { browserZone, momentText } from "~/domain/formats";
import type { Language } from "~/domain/languages";
import { safePath } from "~/domain/safe-path";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import { KeptList } from "./kept-list";
import { OfflineLine } from "./offline-line";
import { useKept } from "./use-kept";
import { useReach } from "./use-reach";

const headings = { none: "title", lost: "lost", back: "online" } as const;

/** The library, the shelf and a line for later, from this browser's store. */
export function OfflinePage() {
  const { t } = useTranslation("offline");
  const reach = useReach();
  const isOnline = reach === "back";
  const kept = useKept(isOnline);
  const { hash } = useLocation();
  const hasMark = hash.startsWith(`#${slowMark}`);
  // The server knows no hash: it is shown once the page is the browser's.
  const isSlow = hasMark && kept !== undefined;
  const asked = hash.slice(hasMark ? slowMark.length + 1 : 1);
  useReturn(asked);
  const line = <OfflineLine key={kept?.owner ?? ""} owner={kept?.owner ?? null} isOnline={isOnline} />;
  const wantsLine = asked.startsWith("/generate");
  const target = safePath(asked);
  return (
    <div className="bare-page mx-auto flex max-w-3xl flex-col gap-6 py-6 sm:py-8">
      <div>
        <h1 className="text-xl">{t(isSlow ? "slow" : headings[reach])}</h1>
        <p className="phrases mt-1 text-balance text-ink-soft">
          {t("lead")} {kept && <SavedAt at={kept.at} />}
        </p>
      </div>
      {(isOnline || isSlow) && target && (
        <Button asChild className="self-start">
          <a href={target}>{t(isSlow ? "again" : "goOn")}</a>
        </Button>
      )}
      {wantsLine && kept !== undefined && line}
      {kept === null && <p className="phrases text-ink-soft">{t("none")}</p>}
      {kept && <Lists kept={kept} isOnline={isOnline} shelfFirst={asked.startsWith("/dashboard/shelf")} />}
      {!wantsLine && kept !== undefined && line}
    </div>
  );
}

function Lists({
  kept: { owner, prompts, shelf },
  isOnline,
  shelfFirst,
}: {
  kept: NonNullable<ReturnType<typeof useKept>>;
  isOnline: boolean;
  shelfFirst: boolean;
}) {
  const { t } = useTranslation("offline");
  const common = { owner, isOnline };
  const lists = [
    <KeptList key="library" title={t("library")} prompts={prompts} open={t("edit")} {...common} />,
    shelf.length > 0 && (
      <KeptList key="shelf" title={t("shelf")} prompts={shelf} open={t("page")} {...common} />
    ),
  ];
  return shelfFirst ? lists.toReversed() : lists;
}

/** When the texts were read from the site. */
function SavedAt({ at }: { at: number }) {
  const { t, language } = useTranslation("offline");
  return t(isToday(at) ? "savedAt" : "savedOn", { time: timeOf(new Date(at), language) });
}

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();

/** The time of today, or the day too. */
const timeOf = (moment: Date, language: Language): string =>
  isToday(moment.getTime())
    ? new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(moment)
    : momentText(moment, { language, precision: "minute", zone: browserZone() });

/** A reload leads to the page that was asked for, if the network is back. */
function useReturn(asked: string) {
  const [first] = useState(asked);
  useEffect(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const target = safePath(first);
    if (navigation?.type === "reload" && navigator.onLine && target) location.replace(target);
  }, [first]);
}
