import type { Composition } from "~/domain/composition";
import { useTranslation } from "~/i18n";
import { chipLooks } from "~/ui/chip";

interface KindSwitchProps {
  composition: Pick<Composition, "kinds" | "certain">;
  /** `submit`: the buttons send their form, as field `kind`. */
  type: "button" | "submit";
  onChoose: (kind: string) => void;
}

/** The recognized kind of task, and others to choose instead; a question where it is uncertain. */
export function KindSwitch({ composition: { kinds, certain }, type, onChoose }: KindSwitchProps) {
  const { t } = useTranslation("generator");
  const [first, ...others] = kinds;
  if (!first || others.length === 0) return null;
  const buttons = (
    <div className="flex flex-wrap gap-2">
      {others.map(({ id, name }) => (
        <button
          key={id}
          type={type}
          name="kind"
          value={id}
          className={chipLooks}
          onClick={() => onChoose(id)}
        >
          <span dir="auto">{name}</span>
        </button>
      ))}
    </div>
  );
  if (!certain)
    return (
      <div role="group" aria-label={t("kind.ask")}>
        <p className="font-semibold">{t("kind.ask")}</p>
        <p className="phrases mb-2 text-sm text-ink-soft">{t("kind.unsure")}</p>
        {buttons}
      </div>
    );
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        <strong dir="auto">{first.name}</strong>
        <span className="text-link text-sm">{t("kind.other")}</span>
      </summary>
      <div className="pt-1 pb-2">{buttons}</div>
    </details>
  );
}
