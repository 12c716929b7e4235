import { browser } from "wxt/browser";
import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";

import type { FromPage, ToPage } from "../messages";
import { showButton } from "../page/button";
import { createPanelFrame } from "../page/panel-frame";

const here = globalThis as { promptTownPage?: true };

/** Stands beside a page: where the person opened the panel, and on sites that they allowed. It reads nothing before it is asked to. */
export default defineUnlistedScript(async () => {
  if (here.promptTownPage === true || window !== top) return;
  here.promptTownPage = true;
  const panel = createPanelFrame();
  browser.runtime.onMessage.addListener((message: ToPage, { id }, respond) => {
    if (id !== browser.runtime.id || message.to !== "page") return undefined;
    const doing = async () => {
      if ("insert" in message) return panel.insert(message.insert);
      if ("close" in message) panel.close();
      else await panel.open();
      return true;
    };
    void doing().then(respond, () => respond(false));
    return true;
  });
  const hello: FromPage = { from: "page", hello: true };
  if (await browser.runtime.sendMessage(hello)) showButton((box) => void panel.open(box));
});
