import type { Dictionary } from "../ja";

export const prompts: Dictionary["prompts"] = {
  typeTag: {
    text: "Text generation",
    automation: "Business automation",
    image: "Image generation",
    video: "Video generation",
  },
  copy: "Copy",
  openIn: "Copy and open an AI",
  openInHint: "Copies the prompt and opens a new tab.",
  copied: "Copied to the clipboard",
  copyFailed: "Could not copy",
  copyFailedHint: "Please select the prompt and copy it by hand.",
  copiedFor: "Prompt copied, paste it in **{{service}}**",
};
