import type { Outcome, Trial, Verdict, Winner } from "~/domain/comparison";

/** The winner that a judge names in both orders; `neither` where they differ. */
export const agreedWinner = ([one, other]: readonly [Verdict, Verdict]): Winner =>
  one.winner === other.winner ? one.winner : "neither";

/** The winner of a trial: the judge's in both orders, unless the person chose the other reply. Null while it is not judged. */
export function winnerOf({ choice, verdicts }: Pick<Trial, "choice" | "verdicts">): Winner | null {
  if (choice === null || verdicts === null) return null;
  const winner = agreedWinner(verdicts);
  return choice === "neither" || choice === winner ? winner : "neither";
}

/** The outcome of the trials together: better or worse where one side wins more than half of them. Null while one is not judged. */
export function outcomeOf(trials: readonly Pick<Trial, "choice" | "verdicts">[]): Outcome | null {
  const found = trials.map(winnerOf);
  if (found.length === 0 || found.includes(null)) return null;
  const isMost = (winner: Winner) => found.filter((each) => each === winner).length * 2 > found.length;
  return isMost("prompt") ? "better" : isMost("rival") ? "worse" : "same";
}
