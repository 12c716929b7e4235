import { useEffect, useRef, useState, type ReactNode } from "react";

import type { Composition } from "~/domain/composition";
import type { RefusedForm } from "~/errors";

import type { GenerationInput } from "../schema";
import { GenerationProgress } from "./generation-progress";
import { GeneratorForm } from "./generator-form";
import { PromptPreview } from "./prompt-preview";
import { useGeneration } from "./use-generation";

/** Callbacks from the result to the generator around it. */
export interface ResultEvents {
  /** Regenerates. */
  onRegenerate: (input: GenerationInput) => void;
  /** The answers have changed: the input with the current ones. */
  onAnswer: (input: GenerationInput) => void;
}

export interface GeneratorProps {
  /** The form's initial values. */
  input: GenerationInput;
  refused?: RefusedForm;
  signedIn: boolean;
  /** Renders the result below the form, where there is one. */
  renderResult?: (events: ResultEvents) => ReactNode;
}

/** The generator: one line in, a prompt out. Works as a plain form; with scripts the prompt is streamed. */
export function Generator({ input, refused, renderResult }: GeneratorProps) {
  const { state, start, stop } = useGeneration();
  const progress = useRef<HTMLDivElement>(null);
  const [answered, setAnswered] = useState(input);
  const [preview, setPreview] = useState<Composition | null>(null);
  const working = state.status === "working";
  useEffect(() => {
    if (state.status !== "idle") progress.current?.scrollIntoView({ block: "center" });
  }, [state.status]);
  const onSubmit = (next: GenerationInput) => {
    const { purpose, use, ...given } = answered;
    const isSame = renderResult && next.purpose.trim() === purpose && next.use === use;
    void start(isSame ? { ...given, ...next } : next);
  };
  return (
    <>
      <div
        className={
          renderResult ? "mx-auto max-w-3xl" : "lg:grid lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-10"
        }
      >
        <GeneratorForm
          input={input}
          refused={refused}
          working={working}
          fresh={!renderResult}
          onSubmit={onSubmit}
          onPreview={setPreview}
        />
        {!renderResult && (
          <div className="max-lg:mt-8 lg:sticky lg:top-6">
            <PromptPreview composition={preview} />
          </div>
        )}
      </div>
      <div ref={progress} tabIndex={-1} className="outline-none">
        <GenerationProgress
          state={state}
          onStop={() => {
            // The clicked button disappears with the progress.
            progress.current!.focus({ preventScroll: true });
            stop();
          }}
        />
      </div>
      {!working && renderResult?.({ onRegenerate: (again) => void start(again), onAnswer: setAnswered })}
    </>
  );
}
