import type { storageItem } from "~/client/browser-store";

/** The lifetime of a stored translation, in milliseconds (specification, section 9). */
const lifetime = 24 * 60 * 60 * 1000;

/** The size of the storage; the oldest is dropped first. Browsers grant a site about five million characters. */
const most = { texts: 1_000, characters: 1_000_000 };

interface Known {
  text: string;
  /** When it was translated. */
  at: number;
}

/** Translations by their language and original, the oldest first. */
type Memory = Map<string, Known>;

const nameOf = (text: string, language: string) => `${language} ${text}`;

const sizeOf = ([name, { text }]: [string, Known]) => name.length + text.length;

/** The translations stored in this browser; without storage they last for the page only. */
export function openTranslationMemory(
  stored: Pick<ReturnType<typeof storageItem>, "read" | "write">,
  now: () => number,
) {
  const memory = parseMemory(stored.read());
  const isFresh = ({ at }: Known) => at <= now() && now() - at < lifetime;
  const trim = () => {
    for (const [name, known] of memory) if (!isFresh(known)) memory.delete(name);
    let characters = [...memory].reduce((sum, entry) => sum + sizeOf(entry), 0);
    for (const entry of memory) {
      if (memory.size <= most.texts && characters <= most.characters) break;
      memory.delete(entry[0]);
      characters -= sizeOf(entry);
    }
  };
  return {
    recall(text: string, language: string): string | null {
      const known = memory.get(nameOf(text, language));
      return known && isFresh(known) ? known.text : null;
    },
    remember(pairs: readonly (readonly [text: string, translation: string])[], language: string): void {
      if (pairs.length === 0) return;
      for (const [text, translation] of pairs) {
        const name = nameOf(text, language);
        memory.delete(name);
        memory.set(name, { text: translation, at: now() });
      }
      trim();
      stored.write(JSON.stringify([...memory]));
    },
  };
}

export type TranslationMemory = ReturnType<typeof openTranslationMemory>;

/** The stored entries; anything odd counts as none. */
function parseMemory(text: string | null): Memory {
  try {
    return new Map((JSON.parse(text ?? "[]") as unknown[]).filter(isEntry));
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, Known] {
  const [name, known] = entry as [unknown, Partial<Known>];
  return typeof name === "string" && typeof known.text === "string" && typeof known.at === "number";
}
