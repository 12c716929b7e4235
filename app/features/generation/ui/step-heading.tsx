import type { ReactNode } from "react";

/** The label of one of the generator's steps, with its number. */
export function StepHeading({ step, children }: { step: number; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2.5 text-lg font-bold">
      <span
        aria-hidden
        className="inline-flex size-7 items-center justify-center rounded-full bg-ink text-sm text-paper"
      >
        {step}
      </span>
      {children}
    </span>
  );
}
