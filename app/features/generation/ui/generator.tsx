import { useEffect, useRef, useState, type ReactNode } from "react";

import type { RefusedForm } from "~/errors";

import type { GenerationOrder } from "../schema";
import { GenerationProgress } from "./generation-progress";
import { GeneratorForm } from "./generator-form";
import { useGeneration } from "./use-generation";

/** What the result tells the generator around it. */
export interface ResultEvents {
  /** Another try is asked for. */
  onRegenerate: (order: GenerationOrder) => void;
  /** The answers have changed: this would be ordered now. */
  onAnswer: (order: GenerationOrder) => void;
}

export interface GeneratorProps {
  /** What the form starts with. */
  order: GenerationOrder;
  refused?: RefusedForm;
  signedIn: boolean;
  /** Draws the result under the form, where there is one. */
  renderResult?: (events: ResultEvents) => ReactNode;
}

/** The main job: one line in, a prompt out. Works as plain forms; with scripts the prompt is written before one's eyes. */
export function Generator({ order, refused, renderResult }: GeneratorProps) {
  const { state, start, stop } = useGeneration();
  const progress = useRef<HTMLDivElement>(null);
  const [answered, setAnswered] = useState(order);
  const working = state.status === "working";
  useEffect(() => {
    if (state.status !== "idle") progress.current?.scrollIntoView({ block: "center" });
  }, [state.status]);
  const onSubmit = (next: GenerationOrder) => {
    const { purpose, use, ...given } = answered;
    const isSame = renderResult && next.purpose.trim() === purpose && next.use === use;
    void start(isSame ? { ...given, ...next } : next);
  };
  return (
    <>
      <GeneratorForm
        order={order}
        refused={refused}
        working={working}
        fresh={!renderResult}
        onSubmit={onSubmit}
      />
      <div ref={progress} tabIndex={-1} className="outline-none">
        <GenerationProgress
          state={state}
          onStop={() => {
            // The button that was pressed goes with the work.
            progress.current!.focus({ preventScroll: true });
            stop();
          }}
        />
      </div>
      {!working && renderResult?.({ onRegenerate: (again) => void start(again), onAnswer: setAnswered })}
    </>
  );
}
