import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A line of `docs/security.md`: its id (number and letter), its sentence, and the files of its tests. */
export interface SecurityPromise {
  id: string;
  sentence: string;
  files: string[];
}

/** A test with promise tags, and its file as in `docs/security.md`. */
export interface TaggedTest {
  file: string;
  title: string;
  ids: string[];
}

const root = join(import.meta.dirname, "../../..");

/** The promises of the page, in its order. */
export const promises: SecurityPromise[] = readFileSync(join(root, "docs/security.md"), "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, id]) => /^\d+[a-z]$/.test(id ?? ""))
  .map(([, id, sentence, files]) => ({
    id: id!,
    sentence: sentence!,
    files: [...files!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
  }));

/** The tag of a promise's tests; Playwright's tags begin with an at sign. */
export const promiseTag = (id: string): string => `promise-${id}`;

/** The ids of promises among a test's tags. */
export const promiseIds = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => /^@?promise-(.+)$/.exec(tag)?.[1] ?? []);

/** A test's file as in `docs/security.md`: the path within `tests/` or `app/`. */
export const fileOfTest = (path: string): string =>
  path.slice(root.length + 1).replace(/^\/?(?:tests|app)\//, "");

/** The differences between the tags of all tests of a runner and the files that `docs/security.md` names, one sentence each. */
export function misnamedPromises(tests: readonly TaggedTest[], files: ".spec.ts" | ".test.ts"): string[] {
  const known = new Set(promises.map(({ id }) => id));
  const unknown = tests.flatMap(({ file, title, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" holds an unknown promise ${id}.`),
  );
  const misnamed = promises.flatMap((promise) => {
    const tagged = [...new Set(tests.filter(({ ids }) => ids.includes(promise.id)).map(({ file }) => file))];
    const named = promise.files.filter((file) => file.endsWith(files));
    return [
      ...named.filter((file) => !tagged.includes(file)).map((file) => `no test of ${file} has its tag.`),
      ...tagged
        .filter((file) => !named.includes(file))
        .map((file) => `docs/security.md does not name ${file}.`),
    ].map((fault) => `${promise.id}: ${fault}`);
  });
  return [...unknown, ...misnamed];
}
