import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";

interface CountsProps {
  prompt: { saves?: number; uses?: number; isNewHere?: true };
}

/** Saves and uses of a prompt, if it has some; in a ranking, the mark of a new one. */
export function Counts({ prompt: { saves = 0, uses = 0, isNewHere } }: CountsProps) {
  const { t } = useTranslation("shelf");
  return (
    <>
      {isNewHere && <Badge tone="success">{t("newHere")}</Badge>}
      {saves + uses > 0 && t("counts", { saves, uses })}
    </>
  );
}

/** The counts of a prompt as a card's fact; nothing where all are zero. */
export function CountsFact({ prompt }: CountsProps) {
  const { t } = useTranslation("shelf");
  if (!prompt.isNewHere && !prompt.saves && !prompt.uses) return null;
  return (
    <>
      <dt className="sr-only">{t("counted")}</dt>
      <dd>
        <Counts prompt={prompt} />
      </dd>
    </>
  );
}
