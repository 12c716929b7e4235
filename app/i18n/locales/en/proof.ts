import type { Dictionary } from "../ja";

export const proof: Dictionary["proof"] = {
  title: "Compared with {{rival}}",
  rivals: { line: "the bare line", version: "version {{number}}", proposal: "the suggestion" },
  outcome: {
    better: "Better than {{rival}} in {{won}} of {{all}} sets",
    same: "No clear difference from {{rival}}",
    worse: "Worse than {{rival}} in {{won}} of {{all}} sets",
  },
  winner: {
    prompt: "This prompt has the better reply",
    rival: "The reply to {{rival}} is better",
    neither: "No clear difference",
  },
  changed: "The prompt has changed since this comparison (it had version {{version}} then).",
  set: "Set {{number}}",
  values: "Values",
  facts: "What both were told",
  reply: "Reply to this prompt",
  rivalReply: "Reply to {{rival}}",
  made: "Replies and verdicts by {{engine}}, {{date}}. Each pair was judged twice, in both orders.",
  quote: "“{{quote}}”",
  show: "Show it with the prompt",
  withdraw: "Show it no more",
  becomesPublic:
    "Everybody sees the values, what was told, both replies, the verdicts, the model and the date. If another comparison is shown now, this one replaces it.",
  isShown: "This comparison is shown with the prompt.",
  showTitle: "Show this comparison with the prompt?",
  withdrawTitle: "Show this comparison no more?",
  withdrawLead: "It stays with you for a while; readers no longer see it.",
};
