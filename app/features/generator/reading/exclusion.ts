/** A stretch of a line that names what the picture must not show. */
export interface Exclusion {
  /** Bounds of the whole phrase, from "without" to its last noun. */
  start: number;
  end: number;
  /** The nouns without articles, in the person's own words. */
  nouns: string[];
}
