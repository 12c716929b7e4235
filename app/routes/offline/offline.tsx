import { OfflinePage } from "~/features/offline/ui/offline-page";
import { useTranslation } from "~/i18n";
import { PageHead } from "~/shell/page-head";

/** What is kept in the browser for the time without a network; the page itself is the same for everybody. */
export default function Offline() {
  const { t } = useTranslation("offline");
  return (
    <>
      <PageHead title={t("title")} noIndex />
      <OfflinePage />
    </>
  );
}
