/** Whether a JSON value has others in it. */
export const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether lists and objects are nested more than `most` deep. Never looks deeper than that. */
export function isDeeperThan(value: unknown, most: number): boolean {
  if (!isNested(value)) return false;
  return most === 0 || Object.values(value).some((part) => isDeeperThan(part, most - 1));
}
