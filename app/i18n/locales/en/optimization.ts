import type { ImprovementCode } from "~/features/optimization/improvement";

export const optimization = {
  title: "Optimize the prompt",
  /** What the built-in diagnosis improved, one sentence each. */
  improvement: {
    contradictions: "Settled which of two conflicting instructions wins",
    buried_task: "Moved the task to the top",
    unnamed_inputs: "Gave unnamed inputs a variable",
    vague_words: "Replaced vague words with something that can be checked",
    missing_role: "Added a role for the AI",
    missing_audience: "Added who it is for",
    missing_constraints: "Added constraints to keep to",
    missing_output_format: "Added the output format and length",
    missing_examples: "Added an example of the output",
    missing_criteria: "Added criteria for a good result",
    missing_light: "Added the light",
    missing_style: "Added the style",
    missing_composition: "Added the composition",
    missing_aspect_ratio: "Added the aspect ratio",
    missing_camera: "Added the camera work",
    missing_audio: "Added the sound",
    missing_duration: "Added the duration",
  } satisfies Record<ImprovementCode, string>,
};
