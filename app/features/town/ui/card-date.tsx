import { useTranslation } from "react-i18next";

/** When a prompt was made: long month, numeric year and day (specification, section 2). */
export function CardDate({ day }: { day: string }) {
  const { t, i18n } = useTranslation("town");
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeZone: "UTC" });
  return (
    <>
      <dt className="sr-only">{t("card.created")}</dt>
      <dd>
        <time dateTime={day}>{format.format(new Date(day))}</time>
      </dd>
    </>
  );
}
