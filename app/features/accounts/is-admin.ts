import type { Viewer } from "~/context";
import type { Services } from "~/services";

/** Whether the viewer is an admin: a configured and verified address (specification, section 6). */
export const isAdmin = (
  { adminEmails }: Pick<Services, "adminEmails">,
  viewer: Pick<Viewer, "email" | "emailVerified"> | null,
): boolean => viewer !== null && viewer.emailVerified && adminEmails.includes(viewer.email);
