import type { ElementType, ReactNode } from "react";

import type { RefusedForm } from "~/errors";

/** How a form is submitted: by a fetcher, while its page stays, or by the browser. */
export interface Submission {
  /** The form component: a fetcher's, or a plain form. */
  form?: ElementType;
  refused?: RefusedForm;
  pending?: boolean;
}

/** The props of a form that is a page for browsers without scripts, and part of another page with scripts. */
export interface FormProps extends Submission {
  /** Content before the submit button. */
  children?: ReactNode;
}
