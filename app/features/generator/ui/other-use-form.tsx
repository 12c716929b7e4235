import { HiddenFields } from "~/ui/field";

import { otherUseOf } from "../reading/other-use";
import type { GenerationInput } from "../schema";
import { UseNotice } from "./use-notice";
import { fieldsOf } from "./input-fields";
import { useGenerateAddress } from "./use-generation";

interface OtherUseFormProps {
  line: string;
  deepThinking: boolean;
  onChoose: (input: GenerationInput) => void;
}

/** The offer to make a result's line again as a picture, a film or an automation, which the answers about a text do not fit. Works without scripts. */
export function OtherUseForm({ line, deepThinking, onChoose }: OtherUseFormProps) {
  const action = useGenerateAddress();
  const use = otherUseOf(line);
  if (!use) return null;
  const input: GenerationInput = { purpose: line, use, deepThinking };
  return (
    <form
      method="post"
      action={action}
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(input);
      }}
    >
      <HiddenFields values={fieldsOf(input)} />
      <UseNotice line={line} />
    </form>
  );
}
