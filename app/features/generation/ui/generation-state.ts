import type { GenerationStage } from "../schema";

/** What the screen knows of the generation under way. */
export interface GenerationState {
  status: "idle" | "working" | "failed" | "stopped";
  stage: GenerationStage | null;
  /** What the current stage has written so far; it stays when the work breaks off. */
  text: string;
  /** One plain sentence: what went wrong and what to do. */
  error: string | null;
}

export type GenerationEvent =
  | { type: "start" }
  | { type: "stage"; stage: GenerationStage }
  | { type: "delta"; delta: string }
  | { type: "fail"; error: string }
  | { type: "stop" };

export const idle: GenerationState = { status: "idle", stage: null, text: "", error: null };

const writing: readonly GenerationStage[] = ["draft", "revise"];

/** What an event makes of the state; a stage that writes begins with an empty page. */
export function nextGenerationState(state: GenerationState, event: GenerationEvent): GenerationState {
  switch (event.type) {
    case "start":
      return { ...idle, status: "working" };
    case "stage":
      return { ...state, stage: event.stage, text: writing.includes(event.stage) ? "" : state.text };
    case "delta":
      return { ...state, text: state.text + event.delta };
    case "fail":
      return { ...state, status: "failed", stage: null, error: event.error };
    case "stop":
      return { ...state, status: "stopped", stage: null };
  }
}
