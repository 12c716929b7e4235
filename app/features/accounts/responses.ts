import { z } from "zod";

import { providers } from "~/domain/kinds";

/** The session user (specification, section 3); times in ISO 8601. */
export const sessionUserResponse = z
  .object({
    uid: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    providers: z.array(z.object({ providerId: z.enum(providers) })),
    metadata: z.object({ creationTime: z.iso.datetime(), lastSignInTime: z.iso.datetime() }),
  })
  .meta({ id: "SessionUser" });

export type SessionUser = z.output<typeof sessionUserResponse>;
