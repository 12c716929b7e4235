import type { ExampleKind, ExamplePicture } from "~/domain/example-pictures";
import type { Values, Variable } from "~/domain/variables";

/** A result of a published prompt: a picture or a text. */
export interface Example {
  id: string;
  kind: ExampleKind;
  /** Null for a picture. */
  text: string | null;
  /** Null for a text. */
  picture: ExamplePicture | null;
  /** Values that made it, by variable name. The prompt's definitions may have changed since. */
  values: Values;
  /** Written or drawn by the editors, not made by an AI. */
  isSample: boolean;
  createdAt: Date;
}

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
