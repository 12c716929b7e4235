import { useEffect, useRef, useState, type ReactNode } from "react";

import type { Composition } from "~/domain/composition";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";

import type { GenerationInput } from "../schema";
import { GenerationProgress } from "./generation-progress";
import { GeneratorForm } from "./generator-form";
import { PromptPreview } from "./prompt-preview";
import { useGeneration } from "./use-generation";

/** Callbacks from the result to the generator around it. */
export interface ResultEvents {
  /** Regenerates. */
  onRegenerate: (input: GenerationInput, onSame?: () => Promise<unknown>) => void;
  /** Tries the last regeneration again. */
  onAgain: () => void;
  /** The answers have changed: the input with the current ones. */
  onAnswer: (input: GenerationInput) => void;
  /** Why the last regeneration failed. Null if it did not. */
  failure: string | null;
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
  const { t } = useTranslation("generator");
  const { state, start, stop } = useGeneration();
  const progress = useRef<HTMLDivElement>(null);
  const [answered, setAnswered] = useState(input);
  const [preview, setPreview] = useState<Composition | null>(null);
  const working = state.status === "working";
  const isShown = useDelayed(working) || (working && state.stage !== null);
  useEffect(() => {
    if (isShown) progress.current?.scrollIntoView({ block: "center" });
  }, [isShown]);
  // The message stands at the button that was pressed.
  const [again, setAgain] = useState<GenerationInput | null>(null);
  const failure = state.status === "failed" ? state.error : null;
  const onSubmit = (next: GenerationInput) => {
    const { purpose, use, ...given } = answered;
    const isSame = renderResult && next.purpose.trim() === purpose && next.use === use;
    setAgain(null);
    void start(isSame ? { ...given, ...next } : next);
  };
  const form = (
    <GeneratorForm
      input={input}
      refused={refused}
      working={working}
      failure={again ? null : failure}
      fresh={!renderResult}
      onSubmit={onSubmit}
      onPreview={setPreview}
    />
  );
  const shownProgress = (
    <div ref={progress} tabIndex={-1} className="outline-none">
      <GenerationProgress
        state={state}
        isShown={isShown}
        onStop={() => {
          // The clicked button disappears with the progress.
          progress.current!.focus({ preventScroll: true });
          stop();
        }}
      />
    </div>
  );
  return (
    <>
      {renderResult ? (
        // Folded, so that the result is on the first screen.
        <details open={failure !== null && !again} className="max-w-3xl">
          <summary className="min-h-11 w-fit cursor-pointer py-2 text-accent-text">
            {t("result.changeLine")}
          </summary>
          {form}
        </details>
      ) : (
        <div className="lg:grid lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-10">
          <div className="min-w-0">
            {form}
            {/* At the button that was pressed, also where the preview is below it. */}
            {shownProgress}
          </div>
          <div className="lg:sticky lg:top-6">
            <PromptPreview composition={preview} />
          </div>
        </div>
      )}
      {renderResult && shownProgress}
      {!isShown &&
        renderResult?.({
          onRegenerate: (next, onSame) => {
            setAgain(next);
            void start(next, onSame);
          },
          onAgain: () => void start(again!),
          onAnswer: setAnswered,
          failure: again ? failure : null,
        })}
    </>
  );
}

/** Time without a response after which the progress takes the place of the result, in milliseconds: a lost connection is told before. */
const patience = 300;

/** Whether a state lasts already. */
function useDelayed(isOn: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(setLasts, patience, true);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isOn]);
  return isOn && lasts;
}
