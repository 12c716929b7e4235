import { Icon } from "~/ui/icon";
import type { ReactNode } from "react";

import { promptUses, type PromptUse } from "~/domain/prompt-use";
import { useTranslation } from "~/i18n";
import { joinClasses } from "~/ui/join-classes";

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

/** Step 1: what the prompt is for, as radio buttons on cards. */
export function PromptUsePicker({ value, onChange }: PromptUsePickerProps) {
  const { t } = useTranslation("generator");
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 font-semibold">
        <StepHeading step={1}>{t("use.legend")}</StepHeading>
      </legend>
      <div className="grid auto-rows-fr grid-cols-1 gap-2.5 @min-[17rem]:grid-cols-[repeat(2,minmax(min-content,1fr))] @2xl:grid-cols-[repeat(4,minmax(min-content,1fr))]">
        {promptUses.map((use) => (
          <label
            key={use}
            className={joinClasses(
              "group relative flex min-h-13 items-center gap-2 rounded-control bg-surface-sunken p-2.5 @2xl:items-start",
              "transition-colors hover:bg-ink/7 has-checked:bg-accent-soft has-checked:text-accent-text has-disabled:opacity-55",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name="use"
              value={use}
              checked={value === use}
              onChange={() => onChange(use)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-card outline-none"
            />
            <span
              aria-hidden
              className="shrink-0 text-ink-soft group-has-checked:text-accent-text [&_svg]:size-5 [&_svg]:stroke-[1.6]"
            >
              {icons[use]}
            </span>
            <span
              aria-hidden
              className="absolute -top-1.5 -right-1.5 hidden size-5 items-center justify-center rounded-full bg-accent text-accent-ink group-has-checked:inline-flex"
            >
              <Icon name="check" className="size-3.5 stroke-3" />
            </span>
            <span>
              <span className="block leading-snug font-semibold wrap-normal max-sm:text-sm">
                {t(`use.${use}.title`)}
              </span>{" "}
              <span className="phrases block text-sm leading-normal text-ink-soft sr-only @2xl:not-sr-only">
                {t(`use.${use}.description`)}
              </span>
            </span>{" "}
          </label>
        ))}
      </div>
    </fieldset>
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
