import { Icon } from "./icon";
import type { ReactNode } from "react";

import { joinClasses } from "./join-classes";

export interface Choice<Value extends string> {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  legend: ReactNode;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A group of radio buttons, each on a card. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, choices, value, onChange } = props;
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid auto-rows-fr grid-cols-1 gap-2.5 @min-[17rem]:grid-cols-[repeat(2,minmax(min-content,1fr))] @2xl:grid-cols-[repeat(4,minmax(min-content,1fr))]">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={joinClasses(
              "group relative flex min-h-13 items-center gap-2 rounded-control bg-surface-sunken p-2.5 @2xl:items-start",
              "transition-colors hover:bg-ink/7 has-checked:bg-accent-soft has-checked:text-accent-text has-disabled:opacity-55",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-card outline-none"
            />
            <span
              aria-hidden
              className="shrink-0 text-ink-soft group-has-checked:text-accent-text [&_svg]:size-5 [&_svg]:stroke-[1.6]"
            >
              {choice.icon}
            </span>
            <span
              aria-hidden
              className="absolute -top-1.5 -right-1.5 hidden size-5 items-center justify-center rounded-full bg-accent text-accent-ink group-has-checked:inline-flex"
            >
              <Icon name="check" className="size-3.5 stroke-3" />
            </span>
            <span>
              <span className="block leading-snug font-semibold wrap-normal max-sm:text-sm">
                {choice.title}
              </span>{" "}
              {choice.description && (
                <span className="phrases block text-sm leading-normal text-ink-soft sr-only @2xl:not-sr-only">
                  {choice.description}
                </span>
              )}
            </span>{" "}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
