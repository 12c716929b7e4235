import type { Localized, Variable } from "../composition";
import type { RecognisableKind } from "../recognise-kind";

export interface PictureWords {
  /** The request in one sentence. */
  order: string;
  /** Left out when the subject decides (a cat acts otherwise than a teacup). */
  action?: string;
  setting?: string;
  light: string;
  colour: string;
  style: string;
  composition: string;
  /** Only printed when the picture is a photograph. */
  lens?: string;
  detail: string;
  avoid: string[];
  checks: string[];
  success: string[];
  /** One detail that a second version changes. */
  alternative: string;
  /** What has to be filled in when the purpose names nothing but the kind. */
  topic: Variable;
  /** What has to be filled in when a picture that carries words has none. */
  lettering?: Variable;
  topicTag: string;
}

/** A kind of picture and what it looks like when the purpose does not say. */
export interface PictureKind extends RecognisableKind {
  medium: "photo" | "drawn" | "graphic";
  /** Width to height. */
  aspect: string;
  words: Localized<PictureWords>;
}
