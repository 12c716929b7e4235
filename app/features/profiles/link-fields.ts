/** The links of a profile, in their order (specification, section 3). */
export const linkFields = ["twitterUrl", "facebookUrl", "instagramUrl", "githubUrl", "websiteUrl"] as const;

export type LinkField = (typeof linkFields)[number];
