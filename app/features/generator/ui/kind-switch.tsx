import type { Composition } from "~/domain/composition";
import { isKeyboardNoise } from "~/features/generator/reading/struck-keys";
import { useTranslation } from "~/i18n";
import { chipLooks } from "~/ui/chip";
import { Notice } from "~/ui/notice";

interface KindSwitchProps {
  composition: Pick<Composition, "kinds" | "certain" | "base">;
  /** `submit`: the buttons send their form, as field `kind`. */
  type: "button" | "submit";
  onChoose: (kind: string) => void;
}

/** A few characters of no known kind, signs alone, or keys struck at random: rather a try than a request. */
const isTry = (line: string): boolean =>
  !/[\p{L}\p{N}]/u.test(line) ||
  (line.trim().length <= 20 && line.trim().split(/\s+/).length <= 2) ||
  isKeyboardNoise(line);

/**
 * The recognized kind of task, and the next likely ones to choose instead; a question where it is uncertain, a hint
 * where nothing is known.
 */
export function KindSwitch({ composition: { kinds, certain, base }, type, onChoose }: KindSwitchProps) {
  const { t } = useTranslation("generator");
  if (kinds.length === 0 && isTry(base)) return <Notice className="mt-2">{t("kind.unknown")}</Notice>;
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
        <p className="mb-2 font-semibold">{t("kind.ask")}</p>
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
