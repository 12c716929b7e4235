import { useEffect, useRef } from "react";

import type { RefusedForm } from "~/errors";

import type { GenerationOrder } from "../schema";
import type { Draft } from "../get-draft.server";
import { GenerationProgress } from "./generation-progress";
import { GeneratorForm } from "./generator-form";
import { ResultPanel } from "./result-panel";
import { useGeneration } from "./use-generation";

export interface GeneratorProps {
  /** What the form starts with. */
  order: GenerationOrder;
  refused?: RefusedForm;
  signedIn: boolean;
  /** The result to show under the form. */
  draft?: Draft;
  /** An edit of the result that could not be saved. */
  refusedEdit?: RefusedForm;
}

/** The main job: one line in, a prompt out. Works as plain forms; with scripts the prompt is written before one's eyes. */
export function Generator({ order, refused, signedIn, draft, refusedEdit }: GeneratorProps) {
  const { state, start, stop } = useGeneration();
  const progress = useRef<HTMLDivElement>(null);
  const working = state.status === "working";
  useEffect(() => {
    if (state.status !== "idle") progress.current?.scrollIntoView({ block: "center" });
  }, [state.status]);
  return (
    <>
      <GeneratorForm
        order={order}
        refused={refused}
        working={working}
        fresh={!draft}
        onSubmit={(next) => void start(next)}
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
      {draft && !working && (
        <ResultPanel
          key={draft.id}
          draft={draft}
          signedIn={signedIn}
          refused={refusedEdit}
          onRegenerate={(again, shown) => void start(again, shown)}
        />
      )}
    </>
  );
}
