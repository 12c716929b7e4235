/** Number of the latest versions of a prompt that are never thinned (trigger `prompt_versions_thin`), and whose changes a history shows. */
export const latestVersions = 50;

/** Maximum number of pinned or shared versions per prompt. */
export const pinsLimit = 50;
