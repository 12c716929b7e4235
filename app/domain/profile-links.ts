/** The links of a profile, in order (specification, section 3). */
export const linkFields = ["twitterUrl", "facebookUrl", "instagramUrl", "githubUrl", "websiteUrl"] as const;

export type LinkField = (typeof linkFields)[number];

/** A member's web addresses; a link that they do not give is missing. */
export type StoredLinks = Partial<Record<LinkField, string>>;

/** The same value for each link. */
export const forEachLink = <Value>(value: Value) =>
  Object.fromEntries(linkFields.map((field) => [field, value])) as Record<LinkField, Value>;

/** The beginning of a person's address at a service, before their name. */
export const handleAddresses: StoredLinks = {
  twitterUrl: "https://x.com/",
  facebookUrl: "https://www.facebook.com/",
  instagramUrl: "https://www.instagram.com/",
  githubUrl: "https://github.com/",
};
