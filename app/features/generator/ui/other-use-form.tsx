import { HiddenFields } from "~/ui/field";

import { seemsAutomation } from "../reading/seems-automation";
import type { GenerationInput } from "../schema";
import { UseNotice } from "./use-notice";
import { fieldsOf } from "./input-fields";
import { useGenerateAddress } from "./use-generation";

interface AutomationFormProps {
  line: string;
  deepThinking: boolean;
  onChoose: (input: GenerationInput) => void;
}

/** The offer to make a result's line again as an automation, which the answers about a text do not fit. Works without scripts. */
export function AutomationForm({ line, deepThinking, onChoose }: AutomationFormProps) {
  const action = useGenerateAddress();
  if (!seemsAutomation(line)) return null;
  const input: GenerationInput = { purpose: line, use: "automation", deepThinking };
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
