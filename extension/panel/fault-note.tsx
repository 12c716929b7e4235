import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import type { Fault } from "../messages";
import { useWords } from "./translations";

interface FaultNoteProps {
  fault: Fault | null;
  onRetry?: () => void;
  onSignIn?: () => void;
}

/** What went wrong, and what to do now. The site's own sentence where it has one. */
export function FaultNote({ fault, onRetry, onSignIn }: FaultNoteProps) {
  const words = useWords();
  if (!fault) return null;
  const known: Partial<Record<string, string>> = words.faults;
  const needsSignIn = ["signed_out", "denied", "insufficient_scope", "invalid_token"].includes(fault.code);
  const act = needsSignIn ? onSignIn : onRetry;
  return (
    <Notice
      tone="danger"
      action={
        act && (
          <Button size="sm" variant="secondary" onClick={act}>
            {needsSignIn ? words.signIn.again : words.retry}
          </Button>
        )
      }
    >
      {known[fault.code] || fault.message || words.faults.misread}
    </Notice>
  );
}
