import type { Dictionary } from "../ja";

export const mcp: Dictionary["mcp"] = {
  title: "Your prompts in the AI you already use (MCP)",
  lead: "Search, write, save and use the prompts of Prompt Town right in a chat with Claude, ChatGPT, VS Code, Cursor and others.",
  address: {
    title: "The address",
    text: "Add this address to any app that supports MCP (Model Context Protocol). On first use you sign in and allow it; that is all.",
    label: "Address of the MCP server",
    visitor:
      "Without “?sign-in” at its end, the address works without signing in, for what is public: searching the town and writing prompts.",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Could not copy",
    copyFailedHint: "Please select the text and copy it by hand.",
  },
  setUp: "How to connect",
  apps: {
    claude: {
      steps: [
        "Open “Connectors” in the settings and choose “Add custom connector”.",
        "Enter “Prompt Town” as the name and the address above as the URL, and add it.",
        "Choose “Connect”, sign in on the page that opens, and allow it.",
      ],
      open: "Open Claude’s connector settings",
      code: "In Claude Code it is one line:",
    },
    chatgpt: {
      steps: [
        "In the settings, open “Apps & Connectors”, then “Advanced settings”, and turn on developer mode.",
        "Choose “Create”: name “Prompt Town”, the address above as the MCP server URL, authentication “OAuth”.",
        "Sign in on the page that opens, and allow it.",
      ],
      open: "Open ChatGPT’s connector settings",
    },
    vscode: {
      steps: [
        "Press the button below and choose “Install” in VS Code.",
        "On first use, sign in on the page that opens, and allow it.",
      ],
      open: "Add to VS Code",
      code: "If the button does not work, put this into .vscode/mcp.json:",
    },
    cursor: {
      steps: [
        "Press the button below and choose “Install” in Cursor.",
        "In its settings, under “MCP”, choose “Connect”; sign in on the page that opens, and allow it.",
      ],
      open: "Add to Cursor",
      code: "If the button does not work, put this into .cursor/mcp.json:",
    },
  },
  others: {
    title: "Other apps, and access tokens",
    text: "Apps without support for remote MCP servers connect through mcp-remote:",
    token:
      "Your own programs can also send an access token in the Authorization header. You make one on your profile.",
    profile: "Open your profile",
    language:
      "Add “&lang=en” to the end of the address, or send an Accept-Language header, to choose the language of errors and other sentences.",
  },
  use: {
    title: "What you can do",
    prompts:
      "The prompts of your library are listed among the app’s prompts (often behind “/” or “+”). Each {{…}} becomes a field to fill in.",
    tools: "In a chat, the app uses these tools when you ask:",
    searchTown: "searches the town",
    getPrompt: "reads a prompt",
    fillPrompt: "fills in the fields of a prompt",
    askQuestions: "asks what a line leaves open",
    generatePrompt: "writes a prompt from a line",
    improvePrompt: "improves a prompt (signed in, allowed to write)",
    comparePrompt: "compares a prompt by replies (signed in, allowed to write)",
    savePrompt: "saves a prompt to your library (signed in, allowed to write)",
    listLibrary: "lists your library (signed in)",
    limits: "The limits are those of the site and the API.",
  },
  safety: {
    title: "For your safety",
    items: [
      "Prompts of other people are marked as data, not as instructions. Still, read them before you use them.",
      "Your profile lists the connected apps; you can disconnect any of them at any time.",
      "Apps never learn your password or email address, and cannot publish, change or delete prompts.",
    ],
  },
};
