import type { Profile } from "~/features/profiles/responses";
import type { TypeTag } from "~/domain/prompt-use";
import type { PromptLanguage, PromptVersions } from "~/domain/prompt-languages";
import type { Variable } from "~/domain/variables";

/** A shared prompt for everybody with its link (specification, section 7). */
export interface SharedPrompt {
  shareId: string;
  title: string | null;
  description: string | null;
  originalInput: string;
  /** The text, with `{{name}}` where a value goes. */
  content: string;
  variables: Variable[];
  tags: string[];
  type: TypeTag;
  isPublic: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** The version its link names. Null if the link shows the current text. */
  version: number | null;
  /** The prompt has a newer version than that. */
  hasNewer: boolean;
  /** Language of the publication. Null if it is not published. */
  language: PromptLanguage | null;
  /** Its listed versions in several languages, itself included; empty: it has no other. */
  versions: PromptVersions;
}

/** The author's public profile (specification, section 3). */
export type Creator = Profile;

/** `creator` is null if they hide their profile. */
export interface SharedView {
  prompt: SharedPrompt;
  creator: Creator | null;
  /** Id of the creator's page; null if they hide their profile. */
  creatorId: string | null;
  isOwner: boolean;
  /** Id of the prompt for its owner; null for others. */
  ownId: string | null;
  /** Members who have it on their shelf, and uses by others, each once a day. */
  saves: number;
  uses: number;
  /** It is on the viewer's shelf. */
  isSaved: boolean;
}
