import { useTranslation } from "react-i18next";

import { dayFormat } from "~/formats";

/** When a prompt was made: long month, numeric year and day (specification, section 2). */
export function CardDate({ day }: { day: string }) {
  const { t, i18n } = useTranslation("town");
  const format = dayFormat(i18n.language);
  return (
    <>
      <dt className="sr-only">{t("card.created")}</dt>
      <dd>
        <time dateTime={day}>{format.format(new Date(day))}</time>
      </dd>
    </>
  );
}
