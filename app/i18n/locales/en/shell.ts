import type { Dictionary } from "../ja";

export const shell: Dictionary["shell"] = {
  product: "Prompt Town",
  tagline: "A place to generate, save and share prompts",
  description:
    "Write one line about what you want to do and get a prompt that works in any AI: for text, business automation, images and video.",
  skipToContent: "Skip to content",
  backToTop: "Back to top",
  close: "Close",
  notifications: "Notifications",
  loading: "Loading",
  menu: {
    open: "Open the menu",
    title: "Menu",
    home: "Home",
    signIn: "Log in",
    terms: "Terms of service",
    privacy: "Privacy policy",
    legal: "Terms and privacy",
  },
  languagePicker: "Language",
  languageChanged: "The language is now English",
  copyright: "© {{year}} Prompt Town",
  notFound: {
    title: "Page Not Found",
    text: "We couldn’t find the page you were looking for. Its address may have changed, or it may have been removed.",
    action: "Go to the home page",
  },
  failure: {
    title: "This page could not be shown",
    text: "Please try again in a moment. If it keeps happening, let us know and include the number below.",
    reload: "Reload",
    requestId: "Number: {{id}}",
  },
  auth: {
    title: "Log in or register",
    lead: "Registration is not open yet.",
    draftKept:
      "Your prompt is not lost. For 24 hours after you made it, the same link opens it again. Keep the link and you can pick up where you left off.",
    draftBack: "Back to your prompt",
  },
};
