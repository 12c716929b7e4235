/** How long a translation is remembered, in milliseconds (specification, section 9). */
const lifetime = 24 * 60 * 60 * 1000;

/** How many texts are remembered; the oldest go first. */
const mostTexts = 1_000;

const key = "translations";

/** Text to its translations by language, each with the time it was made. */
type Memory = Record<string, Record<string, { text: string; at: number }>>;

/** The translations that this browser remembers; without storage it remembers them for the page alone. */
export function openTranslationMemory(storage: Storage | null, now: () => number) {
  let memory = read(storage);
  const save = () => {
    try {
      storage?.setItem(key, JSON.stringify(memory));
    } catch {
      // Full, or closed to us: the page goes on without.
    }
  };
  return {
    recall(text: string, language: string): string | null {
      const known = Object.hasOwn(memory, text) ? memory[text]![language] : undefined;
      return known && now() - known.at < lifetime ? known.text : null;
    },
    remember(pairs: readonly (readonly [text: string, translation: string])[], language: string): void {
      for (const [text, translation] of pairs)
        memory[text] = { ...memory[text], [language]: { text: translation, at: now() } };
      const entries = Object.entries(memory);
      if (entries.length > mostTexts) memory = Object.fromEntries(entries.slice(-mostTexts));
      save();
    },
    forget(): void {
      memory = {};
      save();
    },
  };
}

function read(storage: Storage | null): Memory {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Memory) : {};
  } catch {
    return {};
  }
}

export type TranslationMemory = ReturnType<typeof openTranslationMemory>;
