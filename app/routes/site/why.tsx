import { WhyPage } from "~/features/generator/ui/why-page";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

export const handle: PageHandle = { back: {} };

export default function Why() {
  const { t } = useTranslation("why");
  return (
    <>
      <PageHead title={t("title")} description={t("lead")} />
      <WhyPage />
    </>
  );
}
