import type { Dictionary } from "../ja";

export const sharing: Dictionary["sharing"] = {
  share: "Share",
  linkCopied: "Share link copied",
  linkCopyFailed: "Could not copy",
  linkCopyFailedHint: "Please copy the link by hand.",
  page: {
    languages: "Languages of this prompt",
    publishInAnother: "Publish in another language",
    purpose: "Purpose",
    prompt: "Prompt",
    tags: "Tags",
    save: "Copy to my library",
    copyLink: "Copy link",
    embed: "Embed code",
    shareOn: "Share on {{service}}",
    hatena: "Hatena Bookmark",
    shareTitle: "Share this prompt",
    creator: "Creator",
    edit: "Edit title and description",
    editLogin: "Sign in to edit",
    saveEdit: "Save",
    cancel: "Cancel",
    version: "This link shows version {{number}}.",
    newer: "See the newer version",
    report: "Report a problem",
    onlyYou: "Private: only you can see this page.",
    remix: "Remix",
  },
  edited: {
    failed: "Failed to update the prompt",
  },
};
