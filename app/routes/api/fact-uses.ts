import { z } from "zod";

import { noteUses, noteUsesOperation } from "~/features/facts/note-uses.server";
import { factUses } from "~/features/facts/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

/** Counts uses of the viewer's facts, with what each answered. */
const { loader, action } = endpoint({
  POST: memberMethod({
    name: "noteFactUses",
    forApps: true,
    body: factUses,
    example: { uses: [{ id: "5v7Qm2kX9rT4bW8nY1pLcd", fit: "announcement.readers" }] },
    response: z.object({ counted: z.int() }),
    operation: noteUsesOperation,
    aboutFacts: true,
    run: async ({ services, viewer, body }) => ({ counted: await noteUses(services, viewer, body.uses) }),
  }),
});

export { loader, action };
