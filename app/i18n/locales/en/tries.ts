import type { Dictionary } from "../ja";

export const tries: Dictionary["comparisons"]["tries"] = {
  title: "Try it here",
  lead: "See on this page what a prompt makes.",
  prompt: "Your prompt",
  engine: "{{engine}} replies. Your text goes there, and this site keeps none of it.",
  run: "Run the prompt",
  left: "{{left}} of {{limit}} left today",
  spent: "You have used today’s tries. There are new ones after midnight UTC.",
  more: "With an account you have more",
  writing: "Writing the reply",
  stop: "Stop",
  done: "The reply is here",
  reply: "Reply",
  you: "You",
  end: {
    limit: "The reply has reached its longest length and ends here.",
    cut: "The connection was cut. This is what came until then.",
    stopped: "You stopped the reply here.",
  },
  answer: "Your answer",
  send: "Send",
  keep: "Show as an example",
  again: "Start over",
  over: "The conversation ends here. To go on, copy the prompt into the AI you use.",
  offline: "The connection was lost. Please try again.",
  absent: "This site has no AI of its own. Copy the prompt into the AI you use.",
};
