/** Counted by the code of `app/` (`count-work.ts`) and by what it calls (below). */
const work = ((globalThis as { work?: { count: number } }).work ??= { count: 0 });

type Method = (this: never, ...given: never[]) => unknown;

/** What a call costs, in characters or items, told of its subject, its answer and what it was given. */
type Cost = (subject: never, answer: never, given: readonly unknown[]) => number;

const whole: Cost = (subject: { length: number }) => subject.length;
const result: Cost = (_, answer: { length: number }) => answer.length;
/** Up to where it was found. */
const upTo: Cost = (subject: { length: number }, at: number, [, from = 0]) =>
  at < 0 ? subject.length : Math.abs(at - Number(from)) + 1;
const search: Cost = (subject: { length: number }, found: boolean) => (found ? 1 : subject.length);

const ofTexts: Record<string, Cost> = {
  ...Object.fromEntries(
    ["split", "replaceAll", "normalize", "toLowerCase", "toUpperCase", "trim"].map((name) => [name, whole]),
  ),
  ...Object.fromEntries(["slice", "substring", "repeat", "padEnd", "padStart"].map((name) => [name, result])),
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

/** Replaces the methods by ones that count, and says how to take them back. */
function countCalls(prototype: object, costs: Record<string | symbol, Cost>): () => void {
  const taken = Reflect.ownKeys(costs).map((name) => {
    const method = Reflect.get(prototype, name) as Method;
    const cost = costs[name]!;
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: never, ...given: never[]) {
        const answer = method.apply(this, given);
        work.count += 1 + cost(this, answer as never, given);
        return answer;
      },
    });
    return () =>
      Object.defineProperty(prototype, name, { configurable: true, writable: true, value: method });
  });
  return () => taken.forEach((restore) => restore());
}

/** A pattern looks at what it passes: up to the end of its match, or all of the rest. That it does so once, `check-patterns` tells. */
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
 * How much work a call makes, the same every time: each function and each turn of a loop of `app/` is one, and each call of a text's,
 * a list's or a pattern's method costs the characters or items that it looks at. Errors of the call are part of its work.
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
    // A text that is refused was read as well.
  } finally {
    for (const take of restore) take();
  }
  return work.count;
}
