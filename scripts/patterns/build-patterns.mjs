// The regular expressions that code builds from other text.
import { withEngine } from "../../quality/engine.mjs";

/** Every word list: those of the topics, and of each question and wish. */
const wordListsOf = (playbooks) => [
  ...Object.values(playbooks.topics),
  ...["text", "automation", "image", "video"].flatMap((use) =>
    playbooks.all(use).flatMap(({ choices, wishes }) => [...choices, ...wishes].map(({ said }) => said)),
  ),
];

/**
 * The patterns made by these builders ("app/…/read.ts:110"), as `[{place, source, flags}]`, each once. Errors: a builder
 * without a pattern, which would stay unchecked.
 */
export async function buildPatterns(builders) {
  const files = [...new Set(builders.map((place) => place.slice(0, place.lastIndexOf(":"))))];
  const built = new Map();
  const callers = new Set();
  const plain = globalThis.RegExp;
  const record = (pattern) => {
    const caller = new Error().stack
      .split("\n")
      .slice(2)
      .find((line) => !line.includes("build-patterns"));
    const file = files.find((name) => caller?.includes(name));
    if (file) {
      callers.add(`${file} ${caller}`);
      built.set(`${file} ${pattern}`, {
        place: `${file} (built)`,
        source: pattern.source,
        flags: pattern.flags,
      });
    }
    return pattern;
  };
  globalThis.RegExp = new Proxy(plain, {
    construct: (target, given, made) => record(Reflect.construct(target, given, made)),
    apply: (target, self, given) => record(Reflect.apply(target, self, given)),
  });
  try {
    await withEngine(async ({ playbooks, load }) => {
      for (const file of files) await load(`../${file}`);
      const { speaksOf } = await load("features/generator/reading/topics.ts");
      for (const lists of wordListsOf(playbooks)) speaksOf("", lists, true);
      const { unclearPatterns } = await load("features/optimizer/cleaning/unclear/unclear-patterns.ts");
      for (const language of ["ja", "en", "es"]) unclearPatterns(playbooks, language);
      const { hasSynonym } = await load("platform/search/synonyms.ts");
      for (const language of ["ja", "en", "es"])
        for (const group of playbooks.synonymsOf(language)) hasSynonym("", group);
    });
  } finally {
    globalThis.RegExp = plain;
  }
  for (const file of files) {
    const wanted = builders.filter((place) => place.startsWith(`${file}:`)).length;
    const made = [...callers].filter((caller) => caller.startsWith(`${file} `)).length;
    if (made < wanted) throw new Error(`${file}: ${made} of ${wanted} builders of patterns were run.`);
  }
  return [...built.values()];
}
