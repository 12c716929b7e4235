import type { Page } from "@playwright/test";

import type { UnsentForm } from "../../../app/client/unsent-form";

/** Has a form wait in the page's tab, as one does that met the end of its sender's session; the next page offers it. */
export async function leaveUnsentForm(page: Page, owner: string): Promise<void> {
  const form: UnsentForm = {
    owner,
    requestId: "",
    sentAt: Date.now(),
    action: "/dashboard/new",
    values: { originalInput: "祭り", content: "祭りのお知らせ" },
  };
  await page.evaluate((text) => sessionStorage.setItem("unsentForm", text), JSON.stringify(form));
}

/** Sends a form without scripts from the page that is open, as from one that was opened before a session ended. */
export async function sendPlainForm(page: Page): Promise<void> {
  await page.evaluate(() => {
    const html =
      '<form id="plain" method="post" action="/dashboard/folders/new"><input name="name" value="仕事"></form>';
    document.body.insertAdjacentHTML("beforeend", html);
    document.querySelector<HTMLFormElement>("#plain")!.submit();
  });
}
