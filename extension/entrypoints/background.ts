import { browser } from "wxt/browser";
import { defineBackground } from "wxt/utils/define-background";

import { handlers } from "../background/answer";
import { hasButton, showButtons } from "../background/beside";
import { faultOf } from "../background/faults";
import { expectPanel, forgetPanel, isOwnPage, mayCall, openPanel } from "../background/panels";
import type { FromPage, Reply, Request } from "../messages";

type Sender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1];

/** Responds to a page of the extension. */
async function reply({ call, takes }: Request, sender: Sender): Promise<Reply | undefined> {
  if (!isOwnPage(sender)) return undefined;
  if (call !== "ready" && !(await mayCall(sender))) return { fault: { code: "not_opened", message: "" } };
  try {
    return { value: await handlers[call](takes as never, sender) };
  } catch (thrown) {
    return { fault: faultOf(thrown) };
  }
}

/** Responds to the script beside a page. */
async function replyToPage(message: FromPage, { tab, url, frameId }: Sender): Promise<unknown> {
  if (tab?.id === undefined || frameId !== 0) return undefined;
  if ("opening" in message) return expectPanel(tab.id, message.opening, message.context);
  return hasButton(url ?? "");
}

/** Signs in, calls the site, and opens panels. It runs only while somebody uses it, and then calls nobody by itself. */
export default defineBackground(() => {
  browser.action.onClicked.addListener(({ id }) => void (id !== undefined && openPanel(id)));
  browser.runtime.onMessage.addListener((message: Request | FromPage, sender, respond) => {
    const replying = "to" in message ? reply(message, sender) : replyToPage(message, sender);
    void replying.then(respond);
    return true;
  });
  browser.tabs.onRemoved.addListener((tab) => void forgetPanel(tab));
  browser.permissions.onAdded.addListener(() => void showButtons());
  browser.permissions.onRemoved.addListener(() => void showButtons());
  browser.runtime.onInstalled.addListener(() => {
    void showButtons();
    // An earlier version kept its connection here, where scripts beside pages can read it in Firefox.
    void browser.storage.local.clear();
  });
});
