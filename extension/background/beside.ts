import { browser } from "wxt/browser";

const script = "beside";

/** Shows the button beside the text boxes of exactly those sites that the person has allowed. */
export async function showButtons(): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll();
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [script] });
  if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: [script] });
  if (origins.length === 0) return;
  await browser.scripting.registerContentScripts([
    { id: script, js: ["/page.js"], matches: origins, runAt: "document_idle", persistAcrossSessions: true },
  ]);
}

/** Whether a page's text boxes have the button: the person allowed its site. */
export const hasButton = (url: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [`${new URL(url).origin}/*`] });
