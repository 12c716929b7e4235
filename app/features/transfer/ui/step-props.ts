import type { RefusedForm } from "~/errors";

import type { ImportState } from "../import-state";

/** An import for the screen of its phase. */
export interface StepProps {
  state: ImportState;
  refused?: RefusedForm;
}
