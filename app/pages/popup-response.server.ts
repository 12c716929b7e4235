import type { RouterContextProvider } from "react-router";

import { nonceContext } from "~/context";
import { escapeText, smallDocument } from "~/http/plain-refusal.server";
import { getLanguage, getTranslate } from "~/i18n/middleware.server";
import { signInChannel, type SignInOutcome } from "~/features/accounts/google-errors";

/**
 * The last page of a sign-in popup: it sends the outcome to its opener, by a channel of this origin (the opener may be
 * cut off) and by a message to this origin, then closes. Without scripts it has a link.
 */
export function popupResponse(context: Readonly<RouterContextProvider>, outcome: SignInOutcome): Response {
  const t = getTranslate(context);
  const language = getLanguage(context);
  const message = JSON.stringify(outcome).replaceAll("<", "\\u003c");
  const body = `<p>${escapeText(outcome.failure ? t(`errors:${outcome.failure}`) : t("shell:popup.done"))}</p>
<p><a href="${escapeText(outcome.to)}">${escapeText(t("shell:popup.goOn"))}</a></p>
<script nonce="${context.get(nonceContext)}">
const outcome = ${message};
new BroadcastChannel("${signInChannel}").postMessage(outcome);
opener?.postMessage(outcome, location.origin);
setTimeout(close, 100);
</script>`;
  const html = smallDocument({ language, title: t("shell:product"), body });
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
