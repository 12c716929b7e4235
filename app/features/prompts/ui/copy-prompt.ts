import { copyText } from "~/client/copy-text";
import { displayedText, type DisplayedText } from "~/client/site-translation";
import { withBlanks } from "~/domain/placeholders";
import type { Translate } from "~/i18n/translate";
import { showToast } from "~/ui/toast-store";

/** Keys of the title and the hint of a failed copy. */
const errorKeys = ["copyFailed", "copyFailedHint"] as const;
const libraryErrorKeys = ["copyRefused", "copyRefusedHint"] as const;

interface CopyOptions {
  t: Translate<"prompts">;
  /** The message of a text that cannot be loaded. */
  unreadable?: string;
  /** Libraries show another error, about the browser's permissions (specification, section 8). */
  inLibrary?: boolean;
  /** Copies blanks in the place of placeholders, and says so. */
  blanks?: boolean;
  /** Called while the text is on its way, and then again. */
  onFetching?: (fetching: boolean) => void;
  /** The element itself shows that the text is copied. */
  showsCopied?: boolean;
}

/** Copies a prompt's text as displayed at the element `at`, with a toast of the result; whether it is copied. */
export async function copyPrompt(
  text: string | Promise<string> | DisplayedText,
  at: Element,
  { t, unreadable, inLibrary, blanks, onFetching, showsCopied }: CopyOptions,
): Promise<boolean> {
  const passed = typeof text === "object" && "text" in text ? text : displayedText.pass(text, at);
  let hasBlanks = false;
  const blank = (whole: string) => {
    const handedOn = withBlanks(whole);
    hasBlanks = handedOn !== whole;
    return handedOn;
  };
  const source = !blanks
    ? passed.text
    : typeof passed.text === "string"
      ? blank(passed.text)
      : passed.text.then(blank);
  onFetching?.(typeof source !== "string");
  const done = await copyText(source);
  onFetching?.(false);
  if (done) {
    const description =
      [hasBlanks && t("blanksLeft"), passed.note?.()].filter(Boolean).join("\n") || undefined;
    // Nobody needs it where a button shows the same and there is nothing to add.
    const isQuiet = showsCopied && description === undefined;
    showToast({ title: t("copied"), description, variant: "success", isQuiet });
    return true;
  }
  const isKnown = await Promise.resolve(source).then(
    () => true,
    () => false,
  );
  const [title, hint] = inLibrary && isKnown ? libraryErrorKeys : errorKeys;
  showToast({ title: t(title), description: isKnown ? t(hint) : unreadable, variant: "destructive" });
  return false;
}
