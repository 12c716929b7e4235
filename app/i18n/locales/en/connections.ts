import type { Dictionary } from "../ja";

export const connections: Dictionary["connections"] = {
  title: "Connected apps",
  lead: "AI apps you have allowed to use your prompts on your behalf. They cannot change your account, and stay connected when you sign out.",
  docs: "How to connect an AI app",
  empty: "No app is connected.",
  scope: {
    read: "Read only",
    write: "Read and write",
  },
  created: "Connected {{date}}",
  used: "Last used {{date}}",
  unused: "Never used",
  expires: "Expires {{date}}",
  end: "Disconnect",
  endNamed: "Disconnect “{{name}}”",
  endTitle: "Disconnect “{{name}}”?",
  endLead: "The app loses access at once. To use it again, connect it again.",
  endFailed: "The app could not be disconnected",
  consent: {
    title: "Connect “{{name}}” to your account?",
    account: "Your account",
    sentTo: "Access goes to",
    unverified:
      "The app chose its name itself; we have not checked it. Allow it only if you have just started this in that app.",
    local:
      "Access goes to a program on this device. Allow it only if you have just started this in a program you trust.",
    may: "What the app may do",
    read: "Read only",
    write: "Read and write",
    mcp: {
      readText: "See your library, private prompts too, and use your prompts in its chats.",
      writeText:
        "Also save new prompts to your library, and write and improve prompts on your own daily allowance. It cannot change or delete what you already have.",
      never:
        "Whatever you choose, it never sees your password or email address, publishes nothing and cannot change your account.",
    },
    api: {
      readText:
        "See your profile, your library, private prompts too, your shelf and your posts, and use your prompts on the pages where you open it.",
      writeText:
        "Also save new prompts to your library, write prompts on your own daily allowance, and add an example to a post of yours when you press for it. It cannot change or delete what you already have.",
      never:
        "Whatever you choose, it never sees your password or email address, publishes no prompt and cannot change your account.",
    },
    facts: "Let it see my facts",
    factsText:
      "The texts that you keep because you say them again and again. Unless you tick this, the app does not see them.",
    ends: "It stays when you sign out. It ends after 90 days, when you change your password, or when you disconnect it on",
    profile: "your profile",
    allow: "Allow",
    deny: "Don’t allow",
  },
};
