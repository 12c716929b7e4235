import { Clapperboard, Image, PenLine, Workflow } from "lucide-react";

import { promptUses, type PromptUse } from "~/domain/prompt-use";
import { useTranslation } from "~/i18n";
import { ChoiceCards } from "~/ui/choice-cards";

import { StepHeading } from "./step-heading";

const icons = { text: <PenLine />, automation: <Workflow />, image: <Image />, video: <Clapperboard /> };

interface PromptUsePickerProps {
  value: PromptUse;
  onChange: (use: PromptUse) => void;
}

/** Step 1: what the prompt is for. */
export function PromptUsePicker({ value, onChange }: PromptUsePickerProps) {
  const { t } = useTranslation("generator");
  const choices = promptUses.map((use) => ({
    value: use,
    title: t(`use.${use}.title`),
    description: t(`use.${use}.description`),
    icon: icons[use],
  }));
  return (
    <ChoiceCards
      legend={<StepHeading step={1}>{t("use.legend")}</StepHeading>}
      name="use"
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}
