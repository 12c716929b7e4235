import type { Page } from "@playwright/test";

import type { UnsentForm } from "../../../app/client/unsent-form";

/** Stores an unsent form in the page's tab, as after the end of a session; the next page offers it. */
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

/** Sends a form without scripts from the open page, as if opened before the session's end. */
export async function sendPlainForm(page: Page): Promise<void> {
  await page.evaluate(() => {
    const html =
      '<form id="plain" method="post" action="/dashboard/folders/new"><input name="name" value="仕事"></form>';
    document.body.insertAdjacentHTML("beforeend", html);
    document.querySelector<HTMLFormElement>("#plain")!.submit();
  });
}
