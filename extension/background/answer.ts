import { browser, type Browser } from "wxt/browser";

import type { CallName, Calls, State } from "../messages";
import { callSite } from "./call-site";
import { CallFault } from "./faults";
import { bindPanel, closePanel, insertText, keepDraft } from "./panels";
import {
  listLibrary,
  listPosts,
  listShelf,
  makePrompt,
  noteUse,
  readFacts,
  readShared,
  searchTown,
} from "./prompts";
import { signIn, signOut } from "./sign-in";
import { readConnection, startConnection } from "./stored";

type Handlers = {
  [Name in CallName]: (
    takes: Calls[Name]["takes"],
    sender: Browser.runtime.MessageSender,
  ) => Promise<Calls[Name]["returns"]>;
};

async function readState(): Promise<State> {
  const { site, tokens, name } = await readConnection();
  return { site, account: tokens ? { name } : null };
}

/** An origin that the extension may call: a secure one, or this device. Errors: `site_wrong`. */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isLocal = url?.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isLocal)) throw new CallFault("site_wrong");
  return url.origin;
}

/** The calls of the panel and of the options page. */
export const handlers: Handlers = {
  ready: ({ mark }, sender) => bindPanel(sender, mark),
  keep: async (draft, sender) => {
    await keepDraft(sender, draft);
    return null;
  },
  insert: async ({ text, whole, used }, sender) => {
    const done = await insertText(sender, { text, whole });
    // The panel is closed by now.
    if (done && used !== undefined) void noteUse(used);
    return { done };
  },
  close: async (_, sender) => {
    await closePanel(sender);
    return null;
  },
  options: async () => {
    await browser.runtime.openOptionsPage();
    return null;
  },
  state: readState,
  signIn: async () => {
    await signIn();
    return readState();
  },
  signOut: async () => ({ isRevoked: await signOut() }),
  changeSite: async ({ site }) => {
    const origin = originOf(site);
    if (origin !== (await readConnection()).site) {
      await signOut();
      await startConnection(origin);
    }
    return readState();
  },
  library: listLibrary,
  shelf: listShelf,
  town: searchTown,
  posts: listPosts,
  shared: ({ shareId }) => readShared(shareId),
  noteUse: async ({ id }) => {
    await noteUse(id);
    return null;
  },
  facts: readFacts,
  noteFacts: async (body) => {
    await callSite("/api/facts/uses", { body });
    return null;
  },
  make: ({ line, answers }) => makePrompt(line, answers),
  save: async ({ input, content, tags }) => {
    await callSite("/api/prompts", { body: { originalInput: input, content, tags } });
    return null;
  },
  addExample: async ({ id, text }) => {
    await callSite(`/api/my-town-prompts/${encodeURIComponent(id)}/examples`, { body: { text } });
    return null;
  },
};
