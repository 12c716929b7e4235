import type { Profile } from "~/features/profiles/profile";
import type { TypeTag } from "~/domain/prompt-use";

/** A shared prompt for everybody with its link (specification, section 7). */
export interface SharedPrompt {
  shareId: string;
  title: string | null;
  description: string | null;
  originalInput: string;
  content: string;
  tags: string[];
  type: TypeTag;
  isPublic: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The author's public profile (specification, section 3). */
export type Creator = Profile;

/** `creator` is null if they hide their profile. */
export interface SharedView {
  prompt: SharedPrompt;
  creator: Creator | null;
  isOwner: boolean;
}
