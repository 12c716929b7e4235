import type { Dictionary } from "../ja";

export const shell: Dictionary["shell"] = {
  product: "Prompt Town",
  tagline: "A place to generate, save and share prompts",
  description:
    "Write one line about what you want to do and get a prompt that works in any AI: for text, business automation, images and video.",
  skipToContent: "Skip to content",
  backToTop: "Back to home",
  close: "Close",
  notifications: "Notifications",
  loading: "Loading",
  menu: {
    open: "Open the menu",
    title: "Menu",
    home: "Home",
    signIn: "Sign in",
    newPrompt: "New prompt",
    dashboard: "Dashboard",
    profile: "Profile settings",
    signOut: "Sign out",
    terms: "Terms of service",
    privacy: "Privacy policy",
    legal: "Terms and privacy",
  },
  languagePicker: "Language",
  languageChanged: "Language changed to English",
  copyright: "© {{year}} Prompt Town",
  notFound: {
    title: "Page Not Found",
    ownWords: "",
    text: "We couldn’t find the page you were looking for. Its address may have changed, or it may have been removed.",
    action: "Go to the home page",
  },
  draftGone: {
    title: "Prompt not found",
    action: "Create a new one",
  },
  failure: {
    title: "This page could not be shown",
    text: "If it keeps happening, please let us know and include the reference below.",
    reload: "Reload",
    requestId: "Reference: {{id}}",
  },
  popup: {
    done: "You are signed in. You can close this window.",
    goOn: "Continue",
  },
  flash: {
    registered: "You are registered",
    signed_in: "You are signed in",
    signed_out: "You are signed out",
    reset_sent:
      "The email is on its way if this address is registered. Follow its link to reset the password",
    password_changed: "Your password was changed. Sign in with the new one",
    email_verified: "Your email address is verified",
    verification_sent: "The verification email is on its way",
    session_ended: "That device was signed out",
    sessions_ended: "All other devices were signed out",
    account_deleted: "Your account was deleted",
    prompt_saved: "Prompt saved",
  },
};
