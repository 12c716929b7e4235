/** The runs of letters, digits and combining marks of a folded text, in their order; all else is a gap between them. */
export const splitRuns = (folded: string): string[] => folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
