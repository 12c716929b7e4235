import { useTranslation } from "react-i18next";

/** When a prompt was made: long month, numeric year and day (specification, section 2). */
export function CardDate({ date }: { date: Date }) {
  const { t, i18n } = useTranslation("town");
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeZone: "Asia/Tokyo" });
  return (
    <>
      <dt className="sr-only">{t("card.created")}</dt>
      <dd>
        <time dateTime={date.toISOString()}>{format.format(date)}</time>
      </dd>
    </>
  );
}
