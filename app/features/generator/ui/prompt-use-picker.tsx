import { Icon } from "~/ui/icon";
import type { ReactNode } from "react";

import { promptUses, type PromptUse } from "~/domain/prompt-use";
import { useTranslation } from "~/i18n";
import { ChoiceCards } from "~/ui/choice-cards";

const icons = {
  text: <Icon name="pen-line" />,
  automation: <Icon name="workflow" />,
  image: <Icon name="image" />,
  video: <Icon name="clapperboard" />,
};

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

/** The label of one of the generator's steps, with its number. */
export function StepHeading({ step, children }: { step: number; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2 font-bold">
      <span aria-hidden className="text-accent-text">
        {step}
      </span>{" "}
      {children}
    </span>
  );
}
