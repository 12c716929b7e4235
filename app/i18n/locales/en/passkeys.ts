import type { Dictionary } from "../ja";

export const passkeys: Dictionary["passkeys"] = {
  title: "Passkeys",
  lead: "Sign in with your fingerprint, face or screen lock, without typing a password.",
  empty: "You have no passkeys yet.",
  add: "Create a passkey",
  unknown: "Unknown browser",
  created: "Created {{date}}",
  used: "Last used {{date}}",
  unused: "Never used",
  failed: "The passkey could not be created",
  remove: "Remove",
  removeNamed: "Remove the passkey: {{name}}, {{created}}",
  removeTitle: "Remove the passkey “{{name}}”?",
  removeLead:
    "It no longer signs you in. If you have no other way to sign in, you can set a password by email.",
  removeFailed: "The passkey could not be removed",
};
