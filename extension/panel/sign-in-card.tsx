import { Button } from "~/ui/button";

import { usePanel } from "./panel";
import { useWords } from "./translations";
import { useCall } from "./use-call";
import { FaultNote } from "./fault-note";

/** What signing in is for, with its button. */
export function SignInCard() {
  const words = useWords();
  const { signIn } = usePanel();
  const { run, pending, fault } = useCall();
  const start = () => void run(signIn);
  return (
    <section aria-labelledby="sign-in" className="card flex flex-col gap-3 p-4">
      <h2 id="sign-in" className="text-base">
        {words.signIn.title}
      </h2>
      <p className="phrases text-sm text-ink-soft">{words.signIn.lead}</p>
      <FaultNote fault={fault} onRetry={start} onSignIn={start} />
      <Button pending={pending} onClick={start}>
        {words.signIn.button}
      </Button>
      {pending && (
        <p role="status" className="phrases text-sm text-ink-soft">
          {words.signIn.waiting}
        </p>
      )}
    </section>
  );
}
