/** A member's folder, with how many prompts are in it. */
export interface Folder {
  id: string;
  name: string;
  promptCount: number;
}
