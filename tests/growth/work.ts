/** Counted by the instrumented code of `app/` (`count-work.ts`) and by the built-ins below. */
const work = ((globalThis as { work?: { count: number } }).work ??= { count: 0 });

type Method = (this: never, ...given: never[]) => unknown;

/** Cost of a built-in's call in characters or items, from its subject, result and arguments. */
type Cost = (subject: never, output: never, given: readonly unknown[]) => number;

const whole: Cost = (subject: { length: number }) => subject.length;
const result: Cost = (_, output: { length: number }) => output.length;
/** From the start of the search up to the place of the match, or to the end. */
const upTo: Cost = (subject: { length: number }, at: number, [, from = 0]) =>
  Math.abs((at < 0 ? subject.length : at) - Number(from)) + 1;
const search: Cost = (subject: { length: number }, found: boolean) => (found ? 1 : subject.length);

// `substring` costs nothing: engines share the text. Our own code has `slice`, which is counted as a copy.
const ofTexts: Record<string, Cost> = {
  ...Object.fromEntries(
    ["split", "replaceAll", "normalize", "toLowerCase", "toUpperCase", "trim"].map((name) => [name, whole]),
  ),
  ...Object.fromEntries(["slice", "repeat", "padEnd", "padStart"].map((name) => [name, result])),
  indexOf: upTo,
  includes: whole,
};
const ofLists: Record<string, Cost> = {
  ...Object.fromEntries(
    ["sort", "toSorted", "reverse", "toReversed", "shift", "unshift", "splice", "flat", "fill"].map(
      (name) => [name, whole],
    ),
  ),
  ...Object.fromEntries(["slice", "concat"].map((name) => [name, result])),
  join: result,
  indexOf: upTo,
  lastIndexOf: whole,
  includes: search,
};

/** Replaces the methods by counting ones; returns a function that restores them. */
function countCalls(prototype: object, costs: Record<string | symbol, Cost>): () => void {
  const taken = Reflect.ownKeys(costs).map((name) => {
    const method = Reflect.get(prototype, name) as Method;
    const cost = costs[name]!;
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: never, ...given: never[]) {
        const output = method.apply(this, given);
        work.count += 1 + cost(this, output as never, given);
        return output;
      },
    });
    return () =>
      Object.defineProperty(prototype, name, { configurable: true, writable: true, value: method });
  });
  return () => taken.forEach((restore) => restore());
}

/** Cost of a pattern: up to the end of its match, or the whole rest. `check-patterns` ensures a single pass. */
function countMatches(): () => void {
  const { exec } = RegExp.prototype;
  const put = (value: typeof exec) =>
    // oxlint-disable-next-line no-extend-native
    Object.defineProperty(RegExp.prototype, "exec", { configurable: true, writable: true, value });
  put(function count(this: RegExp, text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const end = found ? found.index + found[0].length : this.sticky ? from : String(text).length;
    work.count += 1 + Math.max(0, end - from);
    return found;
  });
  return () => void put(exec);
}

/**
 * Work of a call, deterministic: one per function call and loop iteration of `app/`, and for built-in methods of texts,
 * lists and patterns the characters or items they read. A thrown error is part of the work.
 */
export async function workOf(call: () => unknown): Promise<number> {
  const restore = [
    countCalls(String.prototype, { ...ofTexts, [Symbol.iterator]: whole }),
    countCalls(Array.prototype, { ...ofLists, [Symbol.iterator]: whole }),
    countMatches(),
  ];
  work.count = 0;
  try {
    await call();
  } catch {
    // A refused text is read too.
  } finally {
    for (const take of restore) take();
  }
  return work.count;
}
