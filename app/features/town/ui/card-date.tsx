import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";

/** When a prompt was made, given in milliseconds: long month, numeric year and day (specification, section 2). */
export function CardDate({ moment }: { moment: number }) {
  const { t } = useTranslation("town");
  const day = useMoment("day");
  const date = new Date(moment);
  return (
    <>
      <dt className="sr-only">{t("card.created")}</dt>
      <dd>
        <time dateTime={date.toISOString()}>{day(date)}</time>
      </dd>
    </>
  );
}
