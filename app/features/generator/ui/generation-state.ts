import type { GenerationStage } from "../schema";

/** The state of the current generation. */
export interface GenerationState {
  status: "idle" | "working" | "failed" | "stopped";
  stage: GenerationStage | null;
  /** The text of the current stage so far; it stays after a failure. */
  text: string;
  /** The error message, with what to do. */
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

/** The reducer of the state; a writing stage starts with an empty text. */
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
