import { SignUpInvitation } from "~/features/generation/ui/sign-up-invitation";
import type { ShowcasePrompt } from "~/features/town/showcase-prompt";
import { Showcase } from "~/features/town/ui/showcase";

/** Below the generator of the home page: prompts of the town (`ShowcasePrompt[]` as JSON), and the invitation to register. */
export function BelowGenerator({ showcase }: { showcase: string }) {
  return (
    <>
      <Showcase prompts={JSON.parse(showcase) as ShowcasePrompt[]} />
      <SignUpInvitation />
    </>
  );
}
