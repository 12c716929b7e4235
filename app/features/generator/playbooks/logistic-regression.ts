import { piecesOf } from "./classifier.ts";

/** A line, and whether it is of the kind to be recognized. */
export interface Sample {
  line: string;
  isOne: boolean;
}

/** The result of `trainRegression`, as plain data. */
export interface RegressionModel {
  /** All pieces that count, one a line. */
  pieces: string;
  /** The weight of each piece, in hundredths. */
  weights: number[];
  /** The weight of every line, in hundredths. */
  bias: number;
}

const rounds = 20;
/** The first step, which shrinks from round to round. */
const firstStep = 0.5;
const decay = 0.3;
/** Pull of all weights towards zero. */
const pull = 1e-4;
/** A piece of fewer lines says nothing about others; one that weighs less changes no result. */
const fewestLines = 2;
const leastWeight = 0.04;

/** The part that a piece has in its line: a long line is surer than a short one, but not by its length. */
const shareOf = (pieces: readonly string[]) => 1 / Math.cbrt(pieces.length || 1);

const hundredths = (weight: number) => Math.round(weight * 100);

const likelihood = (sum: number) => 1 / (1 + Math.exp(-sum));

/**
 * Learns to recognize one kind of line: logistic regression on pieces by stochastic gradient descent (Bottou, "Large-Scale Machine Learning
 * with Stochastic Gradient Descent", 2010). The same samples give the same model.
 */
export function trainRegression(samples: readonly Sample[]): RegressionModel {
  const bags = samples.map(({ line, isOne }) => ({ isOne, pieces: [...piecesOf(line)] }));
  const lines = new Map<string, number>();
  for (const { pieces } of bags) for (const piece of pieces) lines.set(piece, (lines.get(piece) ?? 0) + 1);
  const names = [...lines].filter(([, count]) => count >= fewestLines).map(([piece]) => piece);
  const indexes = new Map(names.map((piece, index) => [piece, index]));
  const rows = bags.map(({ isOne, pieces }) => ({
    isOne,
    // The unknown pieces of a line count in its length, as they do in `probability`.
    share: shareOf(pieces),
    known: pieces.flatMap((piece) => indexes.get(piece) ?? []),
  }));
  // In the order of their last letters, neighbors are of different kinds.
  const order = samples
    .map(({ line }, index) => ({ line: [...line].toReversed().join(""), index }))
    .sort((one, other) => (one.line < other.line ? -1 : 1))
    .map(({ index }) => index);
  const weights = new Float64Array(names.length);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep / (1 + round * decay);
    for (let count = 0; count < rows.length; count += 1) {
      const { isOne, share, known } = rows[order[count]!]!;
      let sum = bias;
      for (const index of known) sum += weights[index]! * share;
      const error = likelihood(sum) - (isOne ? 1 : 0);
      for (const index of known) weights[index]! -= step * (error * share + pull * weights[index]!);
      bias -= (step / 10) * error;
    }
  }
  const kept = names.filter((_, index) => Math.abs(weights[index]!) >= leastWeight);
  return {
    pieces: kept.join("\n"),
    weights: kept.map((piece) => hundredths(weights[indexes.get(piece)!]!)),
    bias: hundredths(bias),
  };
}

const known = new WeakMap<RegressionModel, ReadonlyMap<string, number>>();

/** The weights of a model by piece, built on first use. */
function weightsOf(model: RegressionModel): ReadonlyMap<string, number> {
  const weights =
    known.get(model) ??
    new Map(model.pieces.split("\n").map((piece, index) => [piece, model.weights[index]! / 100]));
  known.set(model, weights);
  return weights;
}

/** The probability that a line is of the kind that the model recognizes, 0 to 1. */
export function probability(model: RegressionModel, line: string): number {
  const weights = weightsOf(model);
  const pieces = [...piecesOf(line)];
  const sum = pieces.reduce((total, piece) => total + (weights.get(piece) ?? 0), 0);
  return likelihood(model.bias / 100 + sum * shareOf(pieces));
}
