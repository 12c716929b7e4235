/** Blind comparisons between the replies to two ways of asking: cases won by the first, tied and lost. */
export interface Comparison {
  /** Key in the dictionaries: `why.comparisons.<name>`. */
  name:
    | "asked"
    | "told"
    | "toldOrAsked"
    | "askedOrAsked"
    | "beforeOrAsked"
    | "answers"
    | "points"
    | "pointsReady"
    | "pointsToo"
    | "pointsOnDetail"
    | "expert"
    | "ours"
    | "oursShort";
  won: number;
  tied: number;
  lost: number;
}

export const casesOf = ({ won, tied, lost }: Comparison): number => won + tied + lost;

/** Figures of `/why`, with the day of measurement. */
export const whyFigures = {
  measured: "2026-11-24",
  helps: [
    { name: "told", won: 24, tied: 0, lost: 0 },
    { name: "asked", won: 24, tied: 0, lost: 0 },
    { name: "toldOrAsked", won: 18, tied: 5, lost: 1 },
    { name: "askedOrAsked", won: 31, tied: 11, lost: 6 },
    { name: "answers", won: 55, tied: 4, lost: 1 },
    { name: "points", won: 9, tied: 5, lost: 2 },
  ],
  doesNot: [
    { name: "beforeOrAsked", won: 3, tied: 0, lost: 21 },
    { name: "pointsReady", won: 19, tied: 14, lost: 39 },
    { name: "pointsToo", won: 5, tied: 4, lost: 7 },
    { name: "pointsOnDetail", won: 1, tied: 2, lost: 9 },
    { name: "expert", won: 0, tied: 3, lost: 4 },
    { name: "ours", won: 0, tied: 6, lost: 26 },
    { name: "oursShort", won: 2, tied: 6, lost: 8 },
  ],
} satisfies { measured: string; helps: Comparison[]; doesNot: Comparison[] };
