import type { Dictionary } from "../ja";

export const prompts: Dictionary["prompts"] = {
  asks: {
    label: "Let the AI ask me the rest",
    description: "Before it starts, it asks for what is missing",
  },
  typeTag: {
    text: "Text generation",
    automation: "Business automation",
    image: "Image generation",
    video: "Video generation",
  },
  view: { title: "View", set: "Formatted", raw: "Plain text" },
  copy: "Copy",
  copyDone: "Copied",
  tryHere: "Try it here",
  openIn: "Copy and open an AI",
  openInHint:
    "Copies the text and opens a new tab. Where the service allows it, the text is already filled in.",
  openElsewhere: "Open in another service",
  openByHand: "Open an AI",
  openByHandHint: "Opens a new tab. Select and copy the text above.",
  copied: "Copied to the clipboard",
  blanksLeft: "The fields in [ ] are still empty. Fill them in after you paste.",
  copyFailed: "Could not copy",
  copyFailedHint: "Please select the prompt and copy it by hand.",
  copyRefused: "Copying failed",
  copyRefusedHint: "Please check your browser’s permission settings.",
  copiedFor: "Prompt copied. Paste it into **{{service}}**",
  copiedAndFilledIn: "Your prompt is in **{{service}}**’s text box (and copied)",
  invitation: {
    title: "Want to keep what you make?",
    text: "Registering takes about 30 seconds. Then you can save, organize and share your prompts.",
    action: "Register for free",
  },
  shownAtOnce: "Others can see this prompt. They see your change as soon as it is saved.",
};
