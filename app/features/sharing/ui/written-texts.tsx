import { Icon } from "~/ui/icon";

import { useRootData } from "~/client/root-data";
import { builtinEngine } from "~/features/generator/model/engine";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import type { SharedTexts } from "../schema";
import { SharedTextsFields, type Telling } from "./shared-texts-fields";
import type { useDescription } from "./use-description";

interface WrittenTextsProps {
  /** The suggestion, and the function that requests it. */
  description: ReturnType<typeof useDescription>;
  start: SharedTexts;
  fieldError: (field: string) => string | undefined;
  telling: Telling;
}

/** Title and description, with a button that suggests them (specification, section 4). */
export function WrittenTexts({ description, start, fieldError, telling }: WrittenTextsProps) {
  const { t } = useTranslation("publishing");
  const { made, making, make } = description;
  const hasModel = useRootData()?.hasModel;
  const madeLabel = made?.engine === builtinEngine ? t("share.generatedBuiltin") : t("share.generated");
  const makeLabel = t(hasModel ? "share.generate" : "share.draft");
  return (
    <>
      <Button
        variant="secondary"
        className="needs-script justify-self-start"
        icon={<Icon name="wand-sparkles" />}
        pending={making}
        onClick={({ currentTarget: { form } }) => {
          make(() => {
            const typed = new FormData(form!);
            return { title: String(typed.get("title")), description: String(typed.get("description")) };
          });
        }}
      >
        {making ? t("share.generating") : made ? madeLabel : makeLabel}
      </Button>
      <SharedTextsFields
        start={made ?? start}
        changes={made?.changes}
        fieldError={fieldError}
        telling={telling}
      />
    </>
  );
}
