import type { ImprovementCode } from "~/features/optimization/improvement";

export const optimization = {
  title: "Optimize the prompt",
  lead: "Takes out words that do not help the task, and asks what only you know. Nothing changes until you accept.",
  purpose: "Prompt purpose",
  content: "Prompt content",
  submit: "Optimize",
  working: "Optimizing…",
  failed: "Failed to optimize the prompt",
  engine: "Improved by {{engine}}",
  engineBuiltin: "Improved by the built-in checks (no AI model)",
  fellBack: "The AI model did not answer, so the built-in checks did",
  nothing: "Strong as it is",
  nothingHint: "Nothing to take out, and nothing contradicts itself. Use it as it is.",
  improvements: "What changed, and why",
  questions: "What only you know",
  questionsHint: "Answers are added at the end of the prompt. All are optional.",
  putIn: "Put the answers in",
  before: "Before",
  after: "After",
  accept: "Use this version",
  keep: "Keep the original",
  /** What plain code changed, with the words in question and the reason. */
  improvement: {
    role: "Removed: “{{words}}”. A role without facts lowers the reply",
    incantation: "Removed: “{{words}}”. Today’s models do without this spell",
    quality: "Removed: “{{words}}”. Nobody can check such quality",
    check: "Removed: “{{words}}”. A check that fits any task tells the AI nothing",
    pressure: "Removed: “{{words}}”. Cheers, stakes and tips say nothing about the task",
    contradiction: "Settled: “{{words}}”. Both cannot be had, so the later one counts",
    answer: "Added: “{{words}}”. What only you know improves the reply most",
  } satisfies Record<ImprovementCode, string>,
};
