/** The lifetime of a stored translation, in milliseconds (specification, section 9). */
const lifetime = 24 * 60 * 60 * 1000;

/** The size of the storage; the oldest is dropped first. Browsers grant a site about five million characters. */
const most = { texts: 1_000, characters: 1_000_000 };

interface Known {
  text: string;
  /** When it was translated. */
  at: number;
}

/** Text to its translations by language, the oldest text first. */
type Memory = Map<string, Map<string, Known>>;

/** The translations stored in this browser under `key`; without storage they last for the page only. */
export function openTranslationMemory(storage: Storage | null, key: string, now: () => number) {
  const memory = read(storage, key);
  const isFresh = ({ at }: Known) => at <= now() && now() - at < lifetime;
  const trim = () => {
    let characters = 0;
    for (const [text, languages] of memory) {
      for (const [language, known] of languages) if (!isFresh(known)) languages.delete(language);
      if (languages.size === 0) memory.delete(text);
      else characters += sizeOf(text, languages);
    }
    for (const [text, languages] of memory) {
      if (memory.size <= most.texts && characters <= most.characters) break;
      memory.delete(text);
      characters -= sizeOf(text, languages);
    }
  };
  return {
    recall(text: string, language: string): string | null {
      const known = memory.get(text)?.get(language);
      return known && isFresh(known) ? known.text : null;
    },
    remember(pairs: readonly (readonly [text: string, translation: string])[], language: string): void {
      if (pairs.length === 0) return;
      for (const [text, translation] of pairs) {
        const languages = memory.get(text) ?? new Map<string, Known>();
        memory.delete(text);
        memory.set(text, languages.set(language, { text: translation, at: now() }));
      }
      trim();
      write(storage, key, memory);
    },
  };
}

export type TranslationMemory = ReturnType<typeof openTranslationMemory>;

const sizeOf = (text: string, languages: Map<string, Known>) =>
  [...languages.values()].reduce((sum, known) => sum + known.text.length, text.length);

function write(storage: Storage | null, key: string, memory: Memory): void {
  const entries = [...memory].map(([text, languages]) => [text, Object.fromEntries(languages)]);
  try {
    storage?.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // The storage is full or blocked: the page works without.
  }
}

function read(storage: Storage | null, key: string): Memory {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? "{}");
    return new Map(
      entriesOf(stored).map(([text, languages]) => [text, new Map(entriesOf(languages).filter(isKnown))]),
    );
  } catch {
    return new Map();
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** Validates the stored JSON. */
function isKnown(entry: [string, unknown]): entry is [string, Known] {
  const { text, at } = (entry[1] ?? {}) as Partial<Known>;
  return typeof text === "string" && typeof at === "number";
}
