import { gramsOf } from "./grams";

/** A line with its label. */
export interface Example {
  label: string;
  line: string;
}

export interface Recognition {
  label: string;
  /** Similarity to the label's examples, 0 to 1. */
  score: number;
  /** Lead over the next label, as a share of the score: 0 to 1. */
  margin: number;
}

/** Finds the label with the most similar examples: n-grams weighted by rarity, cosine with each label's sum. */
export class NearestSentence {
  readonly #labels: string[];
  /** For each gram, the labels with it (as indexes) and its weight. */
  readonly #postings = new Map<string, { label: number; weight: number }[]>();
  readonly #rarity = new Map<string, number>();

  constructor(examples: readonly Example[]) {
    this.#labels = [...new Set(examples.map(({ label }) => label))];
    const indexOf = new Map(this.#labels.map((label, index) => [label, index]));
    const bags = examples.map(({ label, line }) => ({ label: indexOf.get(label)!, bag: gramsOf(line) }));
    // Number of labels per gram: one shared by all tells nothing.
    const labelsOf = new Map<string, Set<number>>();
    for (const { label, bag } of bags)
      for (const gram of bag.keys()) {
        const labels = labelsOf.get(gram);
        if (labels) labels.add(label);
        else labelsOf.set(gram, new Set([label]));
      }
    for (const [gram, labels] of labelsOf)
      this.#rarity.set(gram, Math.log((this.#labels.length + 1) / (labels.size + 0.5)));
    const sums = this.#labels.map(() => new Map<string, number>());
    for (const { label, bag } of bags)
      for (const [gram, weight] of this.#weigh(bag))
        sums[label]!.set(gram, (sums[label]!.get(gram) ?? 0) + weight);
    sums.forEach((sum, label) => {
      // The square root: many lines with the same words count less than many words.
      const weights = [...sum].map(([gram, weight]) => [gram, Math.sqrt(weight)] as const);
      for (const [gram, weight] of normalised(weights)) {
        const postings = this.#postings.get(gram);
        if (postings) postings.push({ label, weight });
        else this.#postings.set(gram, [{ label, weight }]);
      }
    });
  }

  /** A bag as a vector of length one; an unknown gram counts half as much as the rarest. */
  #weigh(bag: Map<string, number>): (readonly [string, number])[] {
    const unknown = Math.log(this.#labels.length + 1) / 2;
    return normalised(
      [...bag].map(
        ([gram, times]) => [gram, (1 + Math.log(times)) * (this.#rarity.get(gram) ?? unknown)] as const,
      ),
    );
  }

  /** The labels with anything in common with a line, most similar first; scores from 0 to 1. Linear in the line. */
  rank(line: string): { label: string; score: number }[] {
    const scores = new Float64Array(this.#labels.length);
    for (const [gram, weight] of this.#weigh(gramsOf(line)))
      for (const { label, weight: other } of this.#postings.get(gram) ?? []) scores[label]! += weight * other;
    return this.#labels
      .map((label, index) => ({ label, score: scores[index]! }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  }

  /** The most similar label; null if there is none. */
  recognize(line: string): Recognition | null {
    const [first, second] = this.rank(line);
    return first ? { ...first, margin: 1 - (second?.score ?? 0) / first.score } : null;
  }
}

function normalised(weights: (readonly [string, number])[]): (readonly [string, number])[] {
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return weights.map(([gram, weight]) => [gram, weight / length]);
}
