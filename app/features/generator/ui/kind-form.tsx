import type { Composition } from "~/domain/composition";
import { HiddenFields } from "~/ui/field";

import type { GenerationInput } from "../schema";
import { KindSwitch } from "./kind-switch";
import { fieldsOf } from "./input-fields";
import { useGenerateAddress } from "./use-generation";

interface KindFormProps {
  composition: Composition;
  /** The line's input for another kind (`inputOfOtherKind`). */
  input: GenerationInput;
  onChoose: (input: GenerationInput) => void;
}

/** The kinds of task that a result's line may be: each button makes the prompt of that kind. Works without scripts. */
export function KindForm({ composition, input, onChoose }: KindFormProps) {
  return (
    <form method="post" action={useGenerateAddress()} onSubmit={(event) => event.preventDefault()}>
      <HiddenFields values={fieldsOf(input)} />
      <KindSwitch composition={composition} type="submit" onChoose={(kind) => onChoose({ ...input, kind })} />
    </form>
  );
}
