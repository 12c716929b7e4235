import type { Dictionary } from "../ja";

export const languages: Dictionary["languages"] = {
  title: "Publish in another language",
  lead: "Links the versions of one prompt. Lists show one card for all of them, in the reader’s language.",
  versions: "Published languages",
  choose: "Language to publish in",
  complete: "It is published in every language.",
  other: "Another language",
  hidden: "Private",
  draft: "Draft with AI",
  draftAgain: "Draft again with AI",
  draftFailed: "The draft could not be made",
  drafted: "This is a draft by AI. Read and correct it, then publish.",
  prefilled: "The fields hold the original. Replace it with your translation, then publish.",
  purpose: "Purpose",
  content: "Prompt text",
  publishIn: "Publish in {{language}}",
  failed: "Failed to publish the prompt",
  field: "Language",
  hint: "Readers who choose this language find it in lists and in search.",
  open: "Languages",
  unlinking: {
    open: "Unlink…",
    lead: "It stays published as a post of its own. The link can’t be restored.",
    submit: "Unlink",
  },
};
