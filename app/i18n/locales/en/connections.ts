import type { Dictionary } from "../ja";

export const connections: Dictionary["connections"] = {
  title: "Connected apps",
  lead: "AI apps that use your prompts as you, after you allowed them to. They cannot use anything else of your account.",
  docs: "How to connect an AI app",
  empty: "No app is connected.",
  scope: {
    read: "Read only",
    write: "Read and write",
  },
  created: "Connected {{date}}",
  used: "Last used {{date}}",
  unused: "Never used",
  expires: "Ends {{date}}",
  end: "End",
  endNamed: "End the connection of “{{name}}”",
  endTitle: "End the connection of “{{name}}”?",
  endLead: "The app loses access at once. To use it again, connect it again.",
  endFailed: "The connection could not be ended",
  cancel: "Cancel",
  consent: {
    title: "Connect “{{name}}” to your account?",
    account: "Your account",
    sentTo: "Access goes to",
    unverified:
      "The app chose its name itself; we have not checked it. Allow it only if you have just started this in that app.",
    local:
      "Access goes to a program on this device. Allow it only if you have just started this in a program you trust.",
    may: "What the app may do",
    read: "Read",
    readText: "See your library, private prompts too, and use your prompts in its chats.",
    write: "Read and write",
    writeText:
      "Also save new prompts to your library, and write and improve prompts on your daily allowance. It changes and deletes nothing.",
    never:
      "Whatever you choose, it never sees your password or email address, publishes nothing and cannot change your account.",
    ends: "The connection ends after 90 days, or whenever you end it on",
    profile: "your profile",
    allow: "Allow",
    deny: "Don’t allow",
  },
};
