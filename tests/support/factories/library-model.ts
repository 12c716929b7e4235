import { foldText } from "~/features/text/fold-text";
import type { LibraryQuery } from "~/features/library/query";
import type { TypeTag } from "~/domain/prompt-use";

export interface ModelPrompt {
  id: string;
  originalInput: string;
  content: string;
  type: TypeTag;
  tags: string[];
  folderId: string;
  isPinned?: boolean;
  /** The time of the last use, or of its creation. */
  used: number;
  /** It was used. */
  noted?: boolean;
}

/** A library as plain lists without an index: the reference for the real one. */
export class LibraryModel {
  /** Oldest first. */
  prompts: ModelPrompt[] = [];
  folders: { id: string; name: string }[] = [];

  page({ search, folder, tags, sort, page, size }: LibraryQuery, pinnedFirst = false) {
    const words = [...new Set(foldText(search).split(/\s+/).filter(Boolean))];
    const fitting = this.prompts
      .filter((prompt) => folder === null || prompt.folderId === folder)
      .filter((prompt) => tags.every((tag) => prompt.tags.includes(tag)))
      .filter((prompt) => {
        const texts = [prompt.originalInput, prompt.content, ...prompt.tags].map(foldText);
        return words.every((word) => texts.some((text) => text.includes(word)));
      })
      .toReversed();
    const nameOf = ({ originalInput }: ModelPrompt) =>
      Array.from(foldText(originalInput)).slice(0, 40).join("");
    if (sort === "used") fitting.sort((one, other) => other.used - one.used);
    if (sort === "name")
      fitting.sort((one, other) => {
        const [first, second] = [nameOf(one), nameOf(other)];
        return first === second ? 0 : first < second ? -1 : 1;
      });
    const inName = ({ originalInput }: ModelPrompt) =>
      words.filter((word) => foldText(originalInput).includes(word)).length;
    if (sort === "used") fitting.sort((one, other) => inName(other) - inName(one));
    if (pinnedFirst)
      fitting.sort((one, other) => Number(other.isPinned ?? false) - Number(one.isPinned ?? false));
    const pageCount = Math.max(1, Math.ceil(fitting.length / size));
    const shown = Math.min(page, pageCount);
    const ids = fitting.slice((shown - 1) * size, shown * size).map(({ id }) => id);
    return { ids, total: fitting.length, page: shown, pageCount };
  }

  /** The used tags with their counts, most used first, then by name. */
  tags() {
    const counts = new Map<string, number>();
    for (const tag of this.prompts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return [...counts]
      .map(([tag, promptCount]) => ({ tag, promptCount }))
      .sort((one, other) => other.promptCount - one.promptCount || (one.tag < other.tag ? -1 : 1));
  }

  folderCounts() {
    return Object.fromEntries(
      this.folders.map(({ id, name }) => [
        name,
        this.prompts.filter(({ folderId }) => folderId === id).length,
      ]),
    );
  }
}
