/** How long a draft's link works, in milliseconds: 24 hours (specification, section 9). */
export const draftLifetime = 24 * 60 * 60 * 1000;
