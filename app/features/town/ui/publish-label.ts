interface Posted {
  isPublic: boolean;
  /** The time, or whether it was ever published. */
  publishedAt: Date | boolean | null;
}

/** The key of the name of a prompt's form for the town: a first post, a post, or one that is private for now. */
export const publishLabel = ({ isPublic, publishedAt }: Posted) => {
  if (!publishedAt) return "publishing:publish.open";
  return isPublic ? "publishing:publish.change" : "publishing:publish.changePrivate";
};
