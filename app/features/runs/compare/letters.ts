import type { Trial, Winner } from "~/domain/comparison";

/** A person's choice: a reply by its letter, or neither. */
export const choices = ["a", "b", "alike"] as const;

export type Choice = (typeof choices)[number];

type Letter = Exclude<Choice, "alike">;

/** Whose reply is behind a letter. */
export const sideOf = ({ isRivalFirst }: Pick<Trial, "isRivalFirst">, letter: Letter): "prompt" | "rival" =>
  (letter === "a") === isRivalFirst ? "rival" : "prompt";

/** The choice as the winner that it names. */
export const winnerBy = (trial: Pick<Trial, "isRivalFirst">, choice: Choice): Winner =>
  choice === "alike" ? "neither" : sideOf(trial, choice);

/** The letter of the winner, or neither. */
export const choiceOf = (trial: Pick<Trial, "isRivalFirst">, winner: Winner): Choice =>
  winner === "neither" ? "alike" : sideOf(trial, "a") === winner ? "a" : "b";
