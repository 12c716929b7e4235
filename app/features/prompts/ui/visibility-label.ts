interface Shared {
  isPublic: boolean;
  isInTown: boolean;
}

/** The key of what switching a shared prompt does: a link that was closed opens again, a post is back in the town. */
export const visibilityLabel = ({ isPublic, isInTown }: Shared) =>
  isPublic ? "sharing:page.makePrivate" : isInTown ? "sharing:page.makePublic" : "sharing:reopen.submit";
