/** A prompt of the town like another one, for its small card. */
export interface SimilarPrompt {
  shareId: string;
  /** Its title, or the first line of its purpose. */
  name: string;
  saves: number;
  uses: number;
}
