import { gramsOf } from "~/features/text/grams";

/** Least share of common grams at which two short texts say the same. */
const least = 0.6;

/** Whether two short texts say nearly the same: most of the shorter one's grams are in the other. */
export function saysTheSame(one: string, other: string): boolean {
  const [few, many] = [gramsOf(one), gramsOf(other)].sort((a, b) => a.size - b.size);
  if (few!.size === 0) return one.trim() === other.trim();
  const common = [...few!.keys()].filter((gram) => many!.has(gram)).length;
  return common / few!.size >= least;
}
