import { JS, type CharSet } from "refa";

type Pattern = JS.Parser["ast"]["pattern"];
export type Alternative = Pattern["alternatives"][number];
type Element = Alternative["elements"][number];
type Assertion = Extract<Element, { type: "Assertion" }>;
type LookAround = Extract<Assertion, { kind: "lookahead" | "lookbehind" }>;

/** An epsilon transition's condition on its neighbors. */
export interface Condition {
  before: CharSet;
  next: CharSet;
  atEnd: boolean;
  sure: boolean;
}

export interface Node {
  ways: { to: Node; condition: Condition }[];
  takes?: { set: CharSet; to: Node; place: number };
  ends: boolean;
}

/** A pattern, or part of one, beyond the checker. */
export class Undecided extends Error {}

/** Builds the nodes of a pattern and the epsilon transitions between them. */
export class PatternBuilder {
  readonly takers: { set: CharSet; to: Node; place: number }[] = [];
  readonly all: CharSet;
  readonly free: Condition;
  /** Epsilon transitions followed: a pattern with too many is undecided. */
  readonly count = { ways: 0 };
  readonly #nothing: CharSet;
  readonly #word: CharSet;
  readonly #lineEnd: CharSet;
  readonly #parser: JS.Parser;
  readonly #endless: number;

  constructor(parser: JS.Parser, endless: number) {
    this.#parser = parser;
    this.#endless = endless;
    const flags = parser.ast.flags as JS.Flags;
    this.all = JS.createCharSet([{ kind: "any" }], { ...flags, dotAll: true } as JS.Flags);
    this.#nothing = this.all.negate();
    this.#word = JS.createCharSet([{ kind: "word", negate: false }], flags);
    this.#lineEnd = JS.createCharSet([{ kind: "any" }], { ...flags, dotAll: false } as JS.Flags).negate();
    this.free = { before: this.all, next: this.all, atEnd: true, sure: true };
  }

  node(): Node {
    return { ways: [], ends: false };
  }

  #join(from: Node, to: Node, condition: Partial<Condition> = {}): Node {
    from.ways.push({ to, condition: { ...this.free, ...condition } });
    return to;
  }

  #either(alternatives: readonly Alternative[], from: Node): Node {
    const end = this.node();
    for (const { elements } of alternatives)
      this.#join(this.sequence(elements, this.#join(from, this.node())), end);
    return end;
  }

  sequence(elements: readonly Element[], from: Node): Node {
    return elements.reduce((node, element) => this.#element(element, node), from);
  }

  #element(element: Element, from: Node): Node {
    switch (element.type) {
      case "Group":
      case "CapturingGroup":
        return this.#either(element.alternatives, from);
      case "Quantifier":
        return this.#repetition(element, from);
      case "Assertion":
        return this.#assertion(element, from);
      case "Backreference":
        return this.#join(from, this.node(), { sure: false });
      default:
        return this.#take(this.#charactersOf(element), from);
    }
  }

  #charactersOf(element: Element): CharSet {
    const { expression } = this.#parser.parseElement(element as never);
    return expression.alternatives.reduce((set, { elements }) => {
      const [only] = elements;
      if (elements.length !== 1 || only?.type !== "CharacterClass") throw new Undecided(element.raw);
      return set.union(only.characters);
    }, this.#nothing);
  }

  #take(set: CharSet, from: Node): Node {
    if (this.takers.length > 20_000) throw new Undecided("too long");
    const taker = { set, to: this.node(), place: this.takers.length + 1 };
    this.takers.push(taker);
    this.#join(from, { ways: [], takes: taker, ends: false });
    return taker.to;
  }

  #repetition({ min, max, element }: Extract<Element, { type: "Quantifier" }>, from: Node): Node {
    let node = from;
    for (let time = 0; time < min; time++) node = this.#element(element, node);
    const end = this.node();
    if (max >= this.#endless) {
      const loop = this.#join(node, this.node());
      this.#join(this.#element(element, this.#join(loop, this.node())), loop);
      return this.#join(loop, end);
    }
    for (let time = min; time < max; time++) {
      this.#join(node, end);
      node = this.#element(element, this.#join(node, this.node()));
    }
    return this.#join(node, end);
  }

  #assertion(assertion: Assertion, from: Node): Node {
    const to = this.node();
    const { multiline } = this.#parser.ast.flags;
    if (assertion.kind === "start")
      return this.#join(from, to, { before: multiline ? this.#lineEnd : this.#nothing });
    if (assertion.kind === "end")
      return this.#join(from, to, { next: multiline ? this.#lineEnd : this.#nothing });
    if (assertion.kind === "word") {
      const [word, other] = [this.#word, this.#word.negate()];
      if (assertion.negate) return this.#join(from, to, { sure: false });
      this.#join(from, to, { before: word, next: other });
      return this.#join(from, to, { before: other, next: word, atEnd: false });
    }
    return this.#look(assertion as LookAround, from, to);
  }

  /** A lookaround is evaluated where it tests one character; others may succeed or fail. */
  #look(assertion: LookAround, from: Node, to: Node): Node {
    const { alternatives, negate, kind } = assertion;
    const ahead = kind === "lookahead";
    const edge = ahead ? "end" : "start";
    const isEdge = ({ elements: [only, more] }: Alternative) =>
      !more && only?.type === "Assertion" && only.kind === edge;
    const edges = alternatives.filter(isEdge);
    const others = alternatives.filter((alternative) => !isEdge(alternative));
    let set = edges.length > 0 && this.#parser.ast.flags.multiline ? this.#lineEnd : this.#nothing;
    const single = others.every(
      ({ elements: [only, more] }) => only && !more && only.type.startsWith("Char"),
    );
    if (single) {
      for (const { elements } of others) set = set.union(this.#charactersOf(elements[0]!));
      if (negate) set = set.negate();
      return this.#join(
        from,
        to,
        ahead ? { next: set, atEnd: edges.length > 0 !== negate } : { before: set },
      );
    }
    if (repeats(assertion)) {
      if (!ahead) throw new Undecided(`a repetition looks back: ${assertion.raw}`);
      // Its body costs as much as matched text, and ends with its first match.
      this.#either(alternatives, this.#join(from, this.node())).ends = true;
    }
    if (edges.length > 0 && !negate) this.#join(from, to, ahead ? { next: set } : { before: set });
    return this.#join(from, to, { sure: false });
  }
}

/** Whether any part of an element repeats without end. */
function repeats(element: Element): boolean {
  if (element.type === "Quantifier") return element.max === Infinity || repeats(element.element);
  return (
    "alternatives" in element &&
    element.alternatives.some(({ elements }) => (elements as Element[]).some(repeats))
  );
}
