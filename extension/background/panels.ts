import { browser, type Browser } from "wxt/browser";

import type { BoxContext, Draft, Insertion, Opened, ToPage } from "../messages";
import { fileAddress } from "../own-files";

/** An opened panel of a tab: the mark that its frame has to name, once, and then the frame that did. */
interface Panel {
  mark: string | null;
  frame: number | null;
  context: BoxContext;
}

const panelKey = (tab: number) => `panel.${tab}`;
const draftKey = (tab: number) => `draft.${tab}`;

async function read<Value>(key: string): Promise<Value | null> {
  return ((await browser.storage.session.get(key))[key] as Value | undefined) ?? null;
}

/** Sends to the script beside a tab's page. Rejects where there is none. */
const sendToPage = <Answer>(tab: number, message: ToPage): Promise<Answer> =>
  browser.tabs.sendMessage(tab, message, { frameId: 0 });

/** The panel in a tab of its own, for pages that let no extension in: texts are copied there. */
const openTab = () => browser.tabs.create({ url: fileAddress("/panel.html") });

/** Opens the panel beside the text box of a tab; the person has just asked for it by key or button. */
export async function openPanel(tab: number): Promise<void> {
  const message = { to: "page", open: true } as const;
  try {
    await sendToPage(tab, message).catch(async () => {
      await browser.scripting.executeScript({ target: { tabId: tab }, files: ["/page.js"] });
      await sendToPage(tab, message);
    });
  } catch {
    await openTab();
  }
}

/** Notes that the page's script is about to load the panel: the frame that names `mark` first is it. */
export const expectPanel = (tab: number, mark: string, context: BoxContext): Promise<void> =>
  browser.storage.session.set({ [panelKey(tab)]: { mark, frame: null, context } satisfies Panel });

type Sender = Browser.runtime.MessageSender;

/** Whether a sender is a page of this extension, and not the script beside a web page. */
export const isOwnPage = ({ id, url }: Sender): boolean =>
  id === browser.runtime.id && Boolean(url?.startsWith(fileAddress("/")));

/** The tab whose page a panel's frame stands in. Null for a page of the extension in a tab of its own. */
const framedIn = ({ tab, frameId }: Sender): number | null => (frameId === 0 ? null : (tab?.id ?? null));

/** Whether a page of the extension may call: one in a tab of its own, or the frame that the person opened. */
export async function mayCall(sender: Sender): Promise<boolean> {
  const tab = framedIn(sender);
  if (tab === null) return true;
  const panel = await read<Panel>(panelKey(tab));
  return panel !== null && panel.mark === null && panel.frame === sender.frameId;
}

/** Makes the frame that names the expected mark the panel of its tab; any other frame gets null. */
export async function bindPanel(sender: Sender, mark: string): Promise<Opened> {
  const tab = framedIn(sender);
  if (tab === null) return { hasBox: false, line: "", selected: "", draft: null };
  const panel = await read<Panel>(panelKey(tab));
  if (!panel || panel.mark === null || panel.mark !== mark) return null;
  const bound: Panel = { ...panel, mark: null, frame: sender.frameId! };
  await browser.storage.session.set({ [panelKey(tab)]: bound });
  return { ...panel.context, draft: await read<Draft>(draftKey(tab)) };
}

/** Keeps what was typed in a tab's panel until the browser is closed. */
export async function keepDraft(sender: Sender, draft: Draft): Promise<void> {
  const tab = framedIn(sender);
  if (tab !== null) await browser.storage.session.set({ [draftKey(tab)]: draft });
}

/** Forgets what was typed in all panels. */
export async function forgetDrafts(): Promise<void> {
  const all = Object.keys(await browser.storage.session.get(null));
  await browser.storage.session.remove(all.filter((key) => key.startsWith("draft.")));
}

/** Forgets the panel of a tab with what was typed in it. */
export const forgetPanel = (tab: number): Promise<void> =>
  browser.storage.session.remove([panelKey(tab), draftKey(tab)]);

/** Puts a text into the box that the panel was opened for; nothing is sent. False: the box did not take it. */
export async function insertText(sender: Sender, insertion: Insertion): Promise<boolean> {
  const tab = framedIn(sender);
  if (tab === null) return false;
  const done = await sendToPage<boolean>(tab, { to: "page", insert: insertion }).catch(() => false);
  if (done) await browser.storage.session.remove(draftKey(tab));
  return done;
}

/** Closes a tab's panel; the focus goes back into the text box. */
export async function closePanel(sender: Sender): Promise<void> {
  const tab = framedIn(sender);
  if (tab !== null) await sendToPage(tab, { to: "page", close: true }).catch(() => undefined);
}
