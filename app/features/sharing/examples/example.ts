import type { Variable } from "~/domain/variables";

import type { Example } from "./responses";

/** A member's published prompt with its examples, for their own page. */
export interface OwnExamples {
  prompt: {
    id: string;
    shareId: string;
    /** Its title, or the beginning of its purpose. */
    name: string;
    /** Pictures are only served while the prompt is public. */
    isPublic: boolean;
    content: string;
    variables: Variable[];
  };
  examples: Example[];
}
