import type { Dictionary } from "../ja";

export const embedding: Dictionary["embedding"] = {
  dialog: {
    title: "Embed code",
    lead: "Paste this HTML into your blog or site.",
    theme: "Theme",
    themes: { auto: "Match the reader", light: "Light", dark: "Dark" },
    language: "Language",
    languageAuto: "Match the reader",
    autoHeight: "Fit the height to the content (uses a script)",
    form: "Include the form so readers can fill it in there",
    code: "Embed code",
    copy: "Copy code",
    copied: "Embed code copied",
    preview: "Preview",
  },
  widget: {
    missing: "Prompt not found",
    missingHint: "It may have been deleted or made private.",
    failed: "This prompt could not be shown",
    failedHint: "Please try again in a moment.",
    more: "Show all",
    less: "Show less",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Please copy by hand",
    viewPage: "View page",
    required: "required",
    choose: "Choose one",
    own: "in your own words",
    poweredBy: "Powered by {{product}}",
  },
};
