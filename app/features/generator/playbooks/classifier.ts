import { foldText } from "../../text/fold-text.ts";
import { asian, endsOf } from "../../text/grams.ts";

/** A line with its label. */
export interface Example {
  label: string;
  line: string;
}

/** The result of `train`, as plain data. */
export interface ClassifierModel {
  labels: string[];
  /** Weight of a piece that a label has never had. */
  unseen: number[];
  /** All pieces, one a line. */
  pieces: string;
  /** The rarity of each piece, in tenths. */
  rarities: number[];
  /** The rarity of unknown pieces, in tenths. */
  rarest: number;
  /** Where the pairs of each piece end. */
  ends: number[];
  /** Pairs of a label's index and the piece's weight for it, in tenths; flat, because arrays of arrays take memory. */
  pairs: number[];
}

export interface Guess {
  label: string;
  /** Probability, 0 to 1; all of a line's guesses add up to 1. */
  share: number;
}

const isHan = /^\p{Script=Han}$/u;

/**
 * Pieces of a line. Latin script: words, pairs of words, and runs of four characters within a word, so that typos
 * and endings matter less. Japanese: one to three characters. Numbers are alike.
 */
export function piecesOf(line: string): Set<string> {
  const pieces = new Set<string>();
  let previous = "";
  for (const word of foldText(endsOf(line))
    .replace(/\d+/g, "0")
    .split(/[^\p{L}\p{N}ー+#]+/u)) {
    if (word === "") continue;
    const characters = [...word];
    if (asian.test(word)) {
      for (let at = 0; at < characters.length; at++)
        for (const size of [1, 2, 3])
          if (at + size <= characters.length && (size > 1 || isHan.test(characters[at]!)))
            pieces.add(characters.slice(at, at + size).join(""));
      continue;
    }
    pieces.add(`${word} `);
    if (previous) pieces.add(`${previous} ${word} `);
    previous = word;
    const bounded = [" ", ...characters, " "];
    for (let at = 0; at + 4 < bounded.length; at++) pieces.add(`_${bounded.slice(at, at + 4).join("")}`);
  }
  return pieces;
}

/** Smoothing of counts, and how sharply scores become probabilities; both chosen on the development lines. */
const smoothing = 0.1;
const sharpness = 5;

/** A piece of fewer lines is left out: such pieces are most of the model's size. */
const fewestLines = 2;

/** A single word in letters of sounds; short runs of them are in other words too, so most of it has to be known. */
const isWordOfSounds = /^[\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const leastKnown = 0.65;

const tenths = (weight: number) => Math.round(weight * 10);

/**
 * Learns to tell labels apart: complement naive Bayes on pieces weighted by rarity (Rennie et al., "Tackling the
 * Poor Assumptions of Naive Bayes Text Classifiers", 2003).
 */
export function train(examples: readonly Example[]): ClassifierModel {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const indexes = new Map(labels.map((label, index) => [label, index]));
  const bags = examples.map(({ label, line }) => ({ label: indexes.get(label)!, pieces: piecesOf(line) }));
  const lines = new Map<string, number>();
  for (const { pieces } of bags) for (const piece of pieces) lines.set(piece, (lines.get(piece) ?? 0) + 1);
  const rarity = (piece: string) => {
    const count = lines.get(piece)!;
    return count < fewestLines ? null : Math.log(examples.length / count);
  };
  const sums = new Map<string, Map<number, number>>();
  const totals = labels.map(() => 0);
  for (const { label, pieces } of bags)
    for (const [piece, weight] of weigh(pieces, rarity)) {
      const byLabel = sums.get(piece) ?? new Map<number, number>();
      sums.set(piece, byLabel.set(label, (byLabel.get(label) ?? 0) + weight));
      totals[label]! += weight;
    }
  const all = totals.reduce((sum, total) => sum + total, 0);
  const room = smoothing * sums.size;
  const unseen = totals.map((total) => Math.log(smoothing / (total + room)) + Math.log(all - total + room));
  const model: ClassifierModel = {
    labels,
    unseen,
    pieces: [...sums.keys()].join("\n"),
    rarities: [],
    rarest: tenths(Math.log(examples.length / fewestLines)),
    ends: [],
    pairs: [],
  };
  for (const [piece, byLabel] of sums) {
    const whole = [...byLabel.values()].reduce((sum, weight) => sum + weight, 0);
    for (const [label, weight] of byLabel) {
      const seen = Math.log((weight + smoothing) / smoothing);
      const elsewhere = Math.log((whole - weight + smoothing) / (whole + smoothing));
      model.pairs.push(label, tenths(seen - elsewhere));
    }
    model.rarities.push(tenths(rarity(piece)!));
    model.ends.push(model.pairs.length);
  }
  return model;
}

/** Pieces as a vector of length one, without unknown ones. */
function weigh(
  pieces: ReadonlySet<string>,
  rarity: (piece: string) => number | null,
): (readonly [string, number])[] {
  const weights = [...pieces].flatMap((piece) => {
    const rare = rarity(piece);
    return rare === null ? [] : [[piece, rare] as const];
  });
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return weights.map(([piece, weight]) => [piece, weight / length]);
}

const known = new WeakMap<ClassifierModel, ReadonlyMap<string, number>>();

/** The pieces of a model with their places in its lists, built on first use. */
function indexesOf(model: ClassifierModel): ReadonlyMap<string, number> {
  const indexes = known.get(model) ?? new Map(model.pieces.split("\n").map((piece, index) => [piece, index]));
  known.set(model, indexes);
  return indexes;
}

/**
 * Every label of a model with its probability for a line, the most probable first; empty if nothing in it, no word of it,
 * or too little of a single word, is known. The less of a line is known, the closer are the probabilities.
 */
export function rankLabels(model: ClassifierModel, line: string): Guess[] {
  const { labels, unseen, rarities, rarest, ends, pairs } = model;
  const indexes = indexesOf(model);
  const scores = labels.map(() => 0);
  let [weighed, whole] = [0, 0];
  const pieces = [...piecesOf(line)];
  const isNonsense = !pieces.some((piece) => /^[^_\d]/.test(piece) && indexes.has(piece));
  for (const piece of pieces) {
    const index = indexes.get(piece);
    const weight = index === undefined ? rarest : rarities[index]!;
    whole += weight;
    if (index === undefined) continue;
    weighed += weight;
    for (let at = ends[index - 1] ?? 0; at < ends[index]!; at += 2)
      scores[pairs[at]!]! += (weight * pairs[at + 1]!) / 10;
  }
  const isHardlyKnown = weighed < leastKnown * whole;
  if (weighed === 0 || (isHardlyKnown && (isNonsense || isWordOfSounds.test(line.trim())))) return [];
  for (const [label, weight] of unseen.entries()) scores[label]! += weight * weighed;
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(((score - most) / whole) * sharpness));
  const sum = shares.reduce((total, share) => total + share, 0);
  return labels
    .map((label, index) => ({ label, share: shares[index]! / sum }))
    .sort((one, other) => other.share - one.share);
}
