import type { Dictionary } from "../ja";

export const filling: Dictionary["filling"] = {
  title: "Fill in and use",
  lead: "Fill in your answers and the prompt is ready as you type.",
  required: "Required",
  choose: "Choose one",
  own: "In my own words",
  ownOf: "In my own words: {{label}}",
  noAnswer: "No answer",
  preview: "Your prompt",
  leftOut: "Pale lines have no answer yet and are left out.",
  submit: "Fill in",
  filled: "Your answers are in. Select the text below and copy it.",
  refused: "Please check what you entered.",
  copyLink: "Copy link with my answers in it",
  linkCopied: "Link with your answers copied",
  linkHint: "Whoever opens it sees this prompt with your answers filled in.",
  linkTooLong: "Your answers are too long for a link",
  linkFailed: "Could not copy the link",
  kept: "Your answers are kept in this browser only.",
  forget: "Forget my answers",
  forgotten: "The answers kept in this browser were removed",
};
