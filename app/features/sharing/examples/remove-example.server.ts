import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { examples } from "~/db/schema";
import { AppError } from "~/errors";
import { noteFirstResults } from "~/features/prompts/note-first-results.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { dropPicture } from "./store-picture.server";

export const removeExampleOperation = operation({ limit: "write", errors: ["example_not_found"] });

/** Deletes an example of the viewer's prompt, and its picture in the background. Errors: `example_not_found`. */
export async function removeExample(
  services: Pick<Services, "db" | "files" | "background">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  exampleId: string,
): Promise<void> {
  const { db } = services;
  const isOwn = and(
    eq(examples.id, exampleId),
    eq(examples.promptId, promptId),
    eq(examples.userId, viewer.id),
  );
  const [[removed]] = await db.batch([
    db.delete(examples).where(isOwn).returning({ kind: examples.kind }),
    noteFirstResults(services, viewer, promptId),
  ]);
  if (!removed) throw new AppError("example_not_found");
  if (removed.kind === "picture") services.background(dropPicture(services, viewer.id, exampleId));
}
