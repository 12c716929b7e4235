import { comparedPrompt, isSamePrompt } from "~/features/prompts/copies/compared-prompt";
import type { Place } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";

export interface ModelPrompt {
  id: string;
  owner: string;
  content: string;
  isPublic: boolean;
  isShared: boolean;
  place: Place | null;
  /** Null if it is not published. */
  language: PromptLanguage | null;
  /** Null if there are no versions in other languages. */
  work: string | null;
  /** By an admin: it stays private. */
  isRemoved: boolean;
}

/** The town as plain lists without a counter: the reference for the real one. */
export class TownModel {
  prompts: ModelPrompt[] = [];
  /** Ids in order of publication. */
  order: string[] = [];

  add(id: string, owner: string, content: string): void {
    this.prompts.push({
      id,
      owner,
      content,
      isPublic: false,
      isShared: false,
      place: null,
      language: null,
      work: null,
      isRemoved: false,
    });
  }

  /** Whether a prompt can have a language: no other version of its work has it. */
  isFree({ id, work }: Pick<ModelPrompt, "id" | "work">, language: PromptLanguage | null): boolean {
    return this.prompts.every(
      (other) => work === null || other.id === id || other.work !== work || other.language !== language,
    );
  }

  /** Whether an admin withholds another prompt of the same text and owner. */
  isWithheldCopy({ id, owner, content }: Pick<ModelPrompt, "id" | "owner" | "content">): boolean {
    const copy = comparedPrompt({ content });
    return this.prompts.some(
      (other) => other.isRemoved && other.owner === owner && other.id !== id && isSamePrompt(other, copy),
    );
  }

  publish(
    prompt: ModelPrompt,
    place: Place,
    language: PromptLanguage,
    isPublic = prompt.place === null || prompt.isPublic,
  ): void {
    if (!prompt.place) this.order.push(prompt.id);
    Object.assign(prompt, { place, language, isPublic, isShared: true, isRemoved: false });
  }

  unpublish(prompt: ModelPrompt): void {
    Object.assign(prompt, { place: null, language: null });
    this.order = this.order.filter((id) => id !== prompt.id);
  }

  /** Gives a published prompt the newest number. */
  renew(prompt: ModelPrompt): void {
    this.order = [...this.order.filter((id) => id !== prompt.id), prompt.id];
  }

  delete(isGone: (prompt: ModelPrompt) => boolean): void {
    const gone = new Set(this.prompts.filter(isGone).map(({ id }) => id));
    this.prompts = this.prompts.filter(({ id }) => !gone.has(id));
    this.order = this.order.filter((id) => !gone.has(id));
  }

  /** The state of each prompt, in order of publication, then the unpublished ones. */
  state() {
    const byId = new Map(this.prompts.map((prompt) => [prompt.id, prompt]));
    const states = ({ id, owner, content, isPublic, isShared, place, language, work }: ModelPrompt) =>
      [id, owner, content, isPublic, isShared, place?.category, place?.subcategory, language, work].join("|");
    return {
      published: this.order.map((id) => states(byId.get(id)!)),
      others: this.prompts
        .filter(({ place }) => !place)
        .map(states)
        .toSorted(),
    };
  }
}
