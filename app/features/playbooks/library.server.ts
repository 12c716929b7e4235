import type { PromptUse } from "~/domain/prompt-use";
import type { Language } from "~/languages";

import { Recogniser, type Example } from "./recogniser";
import type { Playbooks, PlaybookSource } from "./schema";

/** The playbook of whatever no other is certain for. */
export const general = "general";

export interface Playbook extends PlaybookSource {
  id: string;
}

/** The playbooks with what finds them; recognisers are built when they are first asked. */
export class PlaybookLibrary {
  readonly topics: Playbooks["topics"];
  readonly glossary: Playbooks["glossary"];
  readonly padding: Playbooks["padding"];
  readonly #source: Playbooks;
  readonly #recognisers = new Map<string, Recogniser>();

  constructor(source: Playbooks) {
    this.#source = source;
    this.topics = source.topics;
    this.glossary = source.glossary;
    this.padding = source.padding;
  }

  find(use: PromptUse, id: string): Playbook | null {
    const books = this.#source.books[use];
    return Object.hasOwn(books, id) ? { ...books[id]!, id } : null;
  }

  /** Tells the playbooks of a use apart, by lines of one language. */
  recogniser(use: PromptUse, language: Language): Recogniser {
    return this.#recogniser(`${use}/${language}`, () =>
      Object.entries(this.#source.books[use]).flatMap(([id, book]) =>
        book.examples[language].map((line) => ({ label: id, line })),
      ),
    );
  }

  /**
   * Tells the places of the town apart ("category/subcategory"), and what it has no place for ("none/…"), by the lines of all
   * playbooks and of `town.yaml`.
   */
  townRecogniser(language: Language): Recogniser {
    return this.#recogniser(`town/${language}`, () => {
      const lines: Example[] = Object.values(this.#source.books).flatMap((books) =>
        Object.entries(books)
          .filter(([id]) => id !== general)
          .flatMap(([id, { place, examples }]) => {
            const label = place === "none" ? `none/${id}` : place;
            return examples[language].map((line) => ({ label, line }));
          }),
      );
      for (const [label, lists] of Object.entries(this.#source.town))
        for (const line of lists[language]) lines.push({ label, line });
      return lines;
    });
  }

  /** Tells sentences that say nothing about a task, each under "kind/number", from those that look alike ("keep/number"). */
  paddingRecogniser(language: Language): Recogniser {
    return this.#recogniser(`padding/${language}`, () =>
      Object.entries(this.padding).flatMap(([kind, lists]) =>
        lists[language].map((line, index) => ({ label: `${kind}/${index}`, line })),
      ),
    );
  }

  #recogniser(key: string, examples: () => Example[]): Recogniser {
    const made = this.#recognisers.get(key) ?? new Recogniser(examples());
    this.#recognisers.set(key, made);
    return made;
  }

  /** Every playbook of a use. */
  all(use: PromptUse): Playbook[] {
    return Object.entries(this.#source.books[use]).map(([id, book]) => ({ ...book, id }));
  }
}

let opened: Promise<PlaybookLibrary> | undefined;

/** The library, read by the first who asks and kept. */
export function openPlaybooks(): Promise<PlaybookLibrary> {
  opened ??= import("virtual:playbooks").then(({ source }) => new PlaybookLibrary(source));
  return opened;
}

/** Both halves of a question's or wish's name: "decline-invitation.what". */
export function splitName(name: string): [book: string, id: string] {
  const dot = name.indexOf(".");
  return [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)];
}
