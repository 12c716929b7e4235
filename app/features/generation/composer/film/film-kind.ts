import type { Localized, Variable } from "../composition";
import type { RecognisableKind } from "../recognise-kind";

export type Framing = "wide" | "medium" | "close" | "detail" | "fixed";

export interface FilmWords {
  /** The request in one sentence. */
  order: string;
  /** Four steps of the action in order; a very short film keeps the first and the last ones. */
  beats: [string, string, string, string];
  /** The beats when no person may be seen, for kinds whose own beats show people. */
  unpeopled?: [string, string, string, string];
  /** Left out when the subject decides. */
  scene?: string;
  light: string;
  camera: string;
  style: string;
  audio: string;
  avoid: string[];
  continuity: string;
  check: string;
  success: string[];
  /** What has to be filled in when the purpose names nothing but the kind. */
  topic: Variable;
  topicTag: string;
}

/** A kind of film and what it looks like when the purpose does not say. */
export interface FilmKind extends RecognisableKind {
  /** Width to height. */
  aspect: string;
  seconds: number;
  /** How much of the film each beat takes; adds up to 1. */
  shares: [number, number, number, number];
  framing: [Framing, Framing, Framing, Framing];
  words: Localized<FilmWords>;
}
