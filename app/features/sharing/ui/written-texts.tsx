import { WandSparkles } from "lucide-react";

import { builtinEngine } from "~/features/model/engine";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import type { SharedTexts } from "../schema";
import { SharedTextsFields } from "./shared-texts-fields";
import type { useDescription } from "./use-description";

interface WrittenTextsProps {
  /** What is written for one, and how to have it written. */
  description: ReturnType<typeof useDescription>;
  /** What the boxes hold before. */
  start: SharedTexts;
  complaint: (field: string) => string | undefined;
}

/** Title and description, with a button that has them written (specification, section 4). */
export function WrittenTexts({ description, start, complaint }: WrittenTextsProps) {
  const { t } = useTranslation("sharing");
  const { made, making, make } = description;
  const madeLabel = made?.engine === builtinEngine ? t("dialog.generatedBuiltin") : t("dialog.generated");
  return (
    <>
      <Button
        variant="secondary"
        className="needs-script justify-self-start"
        icon={<WandSparkles aria-hidden />}
        pending={making}
        onClick={make}
      >
        {making ? t("dialog.generating") : made ? madeLabel : t("dialog.generate")}
      </Button>
      <SharedTextsFields
        key={made ? `${made.title}\n${made.description}` : "own"}
        start={made ?? start}
        complaint={complaint}
      />
    </>
  );
}
