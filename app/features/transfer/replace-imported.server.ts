import { and, gt, gte, sql, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, promptVersions } from "~/db/schema";
import type { VersionKind } from "~/domain/version-kinds";
import { isOwn } from "~/features/prompts/get-prompt.server";
import { nextVersion } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import { importedColumns, versionSelection } from "./insert-imported.server";
import type { ImportedPrompt } from "./schema";

interface Replacement {
  id: string;
  /** Null: it stays where it is. */
  folderId: string | null;
  prompt: ImportedPrompt;
  /** The text or its definitions differ. */
  isOtherText: boolean;
}

/**
 * Statements that give one of the viewer's prompts what a row tells. Another text is its next version, of kind `imported`; the
 * current one stays in its history. The same again changes nothing. Errors: those of `importedColumns`.
 */
export function replaceImported(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  { id, folderId, prompt, isOtherText }: Replacement,
) {
  const { db, clock } = services;
  const columns = importedColumns(prompt);
  const { content, variables, foldedContent } = columns;
  const isOther = sql`(${prompts.content}, ${prompts.variables}) is not (${content}, ${sql.param(variables, prompts.variables)})`;
  const isCurrent = isOwn(viewer, id);
  const now = clock.now();
  const current = (kind: VersionKind, createdAt: SQL) =>
    versionSelection({
      promptId: sql`${prompts.id}`,
      number: sql`${prompts.version}`,
      userId: sql`${prompts.userId}`,
      kind,
      content: sql`${prompts.content}`,
      variables: sql`${prompts.variables}`,
      createdAt,
    });
  const former = sql`iif(${prompts.version} = 1, ${prompts.createdAt}, ${prompts.updatedAt})`;
  const newVersion = () => [
    db
      .insert(promptVersions)
      .select(db.select(current("created", former)).from(prompts).where(and(isCurrent, isOther)))
      .onConflictDoNothing(),
    db
      .update(prompts)
      .set({
        content,
        variables,
        foldedContent,
        version: sql`${prompts.version} + 1`,
        updatedAt: nextVersion(services),
      })
      .where(and(isCurrent, isOther)),
    db
      .insert(promptVersions)
      .select(
        db
          .select(current("imported", sql`${prompts.updatedAt}`))
          .from(prompts)
          .where(and(isCurrent, gt(prompts.version, 1), gte(prompts.updatedAt, now))),
      )
      .onConflictDoUpdate({
        target: [promptVersions.promptId, promptVersions.number],
        set: { kind: "imported" },
        setWhere: gte(promptVersions.createdAt, now),
      }),
  ];
  return [
    ...(isOtherText ? newVersion() : []),
    db
      .update(prompts)
      .set({
        originalInput: columns.originalInput,
        foldedInput: columns.foldedInput,
        ...(prompt.tags && { tags: columns.tags, type: columns.type, foldedTags: columns.foldedTags }),
        ...(prompt.title !== undefined && { title: columns.title, foldedTitle: columns.foldedTitle }),
        ...(prompt.description !== undefined && { description: columns.description }),
        ...(folderId && { folderId }),
        updatedAt: nextVersion(services),
      })
      .where(isCurrent),
  ];
}
