import { useEffect, useState } from "react";

import { useRootData } from "~/client/root-data";
import { useTranslation } from "~/i18n";
import { lazyPart, plainPart } from "~/ui/lazy-part";

import { isRegistration, newRegistration } from "./new-registration";
import type { Promotion, SavedPrompt } from "./welcome-steps";

const WelcomeDialog = lazyPart(async () => (await import("./welcome-dialog")).WelcomeDialog);

/** Loads the welcome's code ahead, so that it opens with the library. */
export const loadWelcome = () => void WelcomeDialog.load().catch(() => undefined);

interface WelcomeProps {
  /** Prompts of the library, among them the one that the registration saved, if it did. */
  prompts: readonly SavedPrompt[];
  /** Number of others' prompts on the member's shelf. */
  shelved: number;
  promotion: Promotion | null;
}

const WelcomeNotice = plainPart(async () => (await import("./welcome-notice")).WelcomeNotice);

/** Welcomes a new member once (specification, section 2); without scripts above the library. */
export function Welcome({ prompts, shelved, promotion: offered }: WelcomeProps) {
  const { language } = useTranslation();
  // The account writes Japanese only.
  const promotion = language === "ja" ? offered : null;
  const flash = useRootData()?.flash ?? null;
  const [open, setOpen] = useState(false);
  // The toast that says it leaves when the dialog opens.
  const [emailed] = useState((flash?.after ?? flash?.done) === "registered_with_email");
  const [isNew] = useState(isRegistration(flash));
  const [saved] = useState(isNew ? prompts.find(({ id }) => id === flash?.prompt) : undefined);
  const hasShelved = !saved && shelved > 0;
  useEffect(() => {
    let left = false;
    if (isNew || newRegistration.isSet())
      WelcomeDialog.load().then(
        () => {
          if (left || isTyping()) return;
          newRegistration.clear();
          setOpen(true);
        },
        // Where its code cannot be had, the welcome waits for the next visit.
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [isNew]);
  return (
    <>
      {isNew && <WelcomeNotice saved={saved} hasShelved={hasShelved} promotion={promotion} />}
      <WelcomeDialog
        saved={saved}
        hasShelved={hasShelved}
        promotion={promotion}
        emailed={emailed}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** A dialog would take the field from who types: the welcome waits for the next visit. */
const isTyping = () => document.activeElement?.matches("input, textarea, select, [contenteditable]") ?? false;
