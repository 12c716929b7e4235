import { useEffect } from "react";

const texts = "form[method=post] textarea";

let isSending = false;

/** A form that no script takes over leaves the page itself. */
function noteSending({ defaultPrevented }: Event): void {
  isSending = !defaultPrevented;
}

/** Browsers count a line's end as one character in what is typed, and as they find it in what was there. */
const isTyped = ({ value, defaultValue }: HTMLTextAreaElement): boolean =>
  value !== defaultValue.replaceAll(/\r\n?/g, "\n");

function ask(event: Event): void {
  if (!isSending && [...document.querySelectorAll<HTMLTextAreaElement>(texts)].some(isTyped))
    event.preventDefault();
}

/** Has the browser ask, in its own words, before it leaves or reloads a page with a text that is typed and not sent. */
export function useLeaveQuestion(): void {
  useEffect(() => {
    // However many forms the page has, each of these listens once, and looks at what is there then.
    window.addEventListener("submit", noteSending);
    window.addEventListener("beforeunload", ask);
  }, []);
}
