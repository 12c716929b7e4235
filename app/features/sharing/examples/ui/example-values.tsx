import type { Values, Variable } from "~/domain/variables";
import { useTranslation } from "~/i18n";

interface ExampleValuesProps {
  values: Values;
  /** The prompt's variables by now: their labels, where they are still there. */
  variables: readonly Variable[];
}

/** The values that made an example. */
export function ExampleValues({ values, variables }: ExampleValuesProps) {
  const { t } = useTranslation("examples");
  const entries = Object.entries(values);
  if (entries.length === 0) return null;
  const labels = new Map(variables.map(({ name, label }) => [name, label]));
  return (
    <div className="text-sm">
      <h4 className="font-semibold text-ink-soft">{t("values")}</h4>
      <dl className="mt-1 flex flex-col gap-1">
        {entries.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">
              <bdi>{labels.get(name) ?? name}</bdi>
            </dt>
            <dd dir="auto" className="prompt-text line-clamp-3 min-w-0">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
