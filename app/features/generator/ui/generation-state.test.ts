import { expect, test } from "vitest";

import { idle, nextGenerationState, type GenerationEvent } from "./generation-state";

const after = (...events: GenerationEvent[]) => events.reduce(nextGenerationState, idle);

test("text accumulates while a stage writes", () => {
  const state = after(
    { type: "start" },
    { type: "stage", stage: "draft" },
    { type: "delta", delta: "## 役" },
    { type: "delta", delta: "割" },
  );
  expect(state).toEqual({ status: "working", stage: "draft", text: "## 役割", error: null });
});

test("checking keeps the draft in view, revising starts over", () => {
  const drafted: GenerationEvent[] = [
    { type: "start" },
    { type: "stage", stage: "draft" },
    { type: "delta", delta: "old" },
  ];
  expect(after(...drafted, { type: "stage", stage: "check" }).text).toBe("old");
  const revised = after(...drafted, { type: "stage", stage: "revise" }, { type: "delta", delta: "new" });
  expect(revised.text).toBe("new");
});

test("a failure and a stop keep the written text, a new start clears it", () => {
  const working: GenerationEvent[] = [
    { type: "start" },
    { type: "stage", stage: "draft" },
    { type: "delta", delta: "x" },
  ];
  expect(after(...working, { type: "fail", error: "Sorry." })).toEqual({
    status: "failed",
    stage: null,
    text: "x",
    error: "Sorry.",
  });
  expect(after(...working, { type: "stop" })).toEqual({ ...idle, status: "stopped", text: "x" });
  expect(after(...working, { type: "fail", error: "Sorry." }, { type: "start" })).toEqual({
    ...idle,
    status: "working",
  });
});
