import { Form } from "react-router";

import { reworkLineAddress } from "~/features/prompts/ui/rework-address";
import { HiddenFields } from "~/ui/field";

import { isPrompt } from "../reading/is-prompt";
import type { GenerationInput } from "../schema";
import { fieldsOf } from "./input-fields";
import { ReworkNotice } from "./rework-notice";

/** The offer to save a result's line that is a prompt already, and to see what to take out. Works without scripts. */
export function ReworkForm({ purpose, use, deepThinking }: GenerationInput) {
  if (!isPrompt(purpose)) return null;
  return (
    <Form method="post" action={reworkLineAddress} className="mt-3">
      <HiddenFields values={fieldsOf({ purpose, use, deepThinking })} />
      <ReworkNotice />
    </Form>
  );
}
