const kind = "user";

/** The key by which a member is limited and their model calls are counted; the key of a part of them has more behind a colon. */
export const memberKey = (userId: string): string => `${kind}:${userId}`;

/** The id of the member whose key, or part of a key, it is; null for the key of anything else. */
export function memberOfKey(key: string): string | null {
  const [first, id] = key.split(":");
  return first === kind && id ? id : null;
}
