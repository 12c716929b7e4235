import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Checkbox } from "~/ui/checkbox";
import { Notice } from "~/ui/notice";

import { factsIn, placeOf } from "../place-facts";
import type { ToldField } from "../schema";
import { useFacts } from "./use-facts";

interface HeldFactsProps {
  field: ToldField;
  /** The text of the field. */
  text: string;
  /** The names of the member's facts in it as the server found them, for browsers without scripts. */
  held?: readonly string[];
  refused?: RefusedForm;
}

/** Tells that a text for others has facts of the member in it, with a box that puts their places there; nothing if it has none. */
export function HeldFacts({ field, text, held, refused }: HeldFactsProps) {
  const { t, language } = useTranslation("facts");
  const { facts } = useFacts();
  const names = facts.length > 0 ? factsIn(text, facts).map(({ name }) => name) : (held ?? []);
  // Without scripts the names in a refused text are not known.
  const isRefused = facts.length === 0 && refused?.fields[field]?.code === "holds_fact";
  if (names.length === 0 && !isRefused) return null;
  const places = new Intl.ListFormat(language).format(names.map((name) => placeOf({ name })));
  const choice = `facts.${field}`;
  return (
    <Notice
      action={
        <>
          <input type="hidden" name={choice} value="keep" />
          <Checkbox
            name={choice}
            value="replace"
            defaultChecked={refused?.values[choice] === "replace"}
            label={names.length > 0 ? t("held.replace", { places }) : t("held.replaceAll")}
          />
        </>
      }
    >
      {t(`held.${field}`)}
      {field === "originalInput" && <bdi className="mt-1 line-clamp-2 text-sm text-ink-soft">{text}</bdi>}
    </Notice>
  );
}
