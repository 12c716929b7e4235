import type { Profile } from "~/features/profiles/profile";
import type { TypeTag } from "~/domain/prompt-use";

/** A prompt as everybody sees it who has its link (specification, section 7). */
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

/** Who made it, as they show themselves (specification, section 3). */
export type Creator = Profile;

/** `creator` is null where they do not show their profile. */
export interface SharedView {
  prompt: SharedPrompt;
  creator: Creator | null;
  isOwner: boolean;
}
