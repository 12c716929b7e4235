import type { ReactNode } from "react";

/** The label of one of the generator's steps, with its number. */
export function StepHeading({ step, children }: { step: number; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2.5 text-lg font-bold">
      <span aria-hidden className="flex h-lh shrink-0 items-center">
        <span className="inline-flex size-7 items-center justify-center rounded-full bg-ink text-sm text-paper">
          {step}
        </span>
      </span>{" "}
      {children}
    </span>
  );
}
