import { and, eq, getTableColumns, lte, not, or, sql, type SQL } from "drizzle-orm";

import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import type { VersionKind } from "~/domain/kinds";
import { AppError } from "~/errors";
import { filledText } from "~/domain/variable-definitions";
import { variablesOf, type Variable } from "~/domain/variables";
import type { Services } from "~/services";
import { foldText } from "~/features/text/fold-text";

import type { Prompt } from "./prompt";

const {
  userId: _owner,
  number: _number,
  versionKind: _kind,
  copiedFrom: _source,
  foldedInput,
  foldedTags,
  foldedTitle,
  foldedContent,
  ...ownColumns
} = getTableColumns(prompts);

/** The columns of a prompt that was never shared, for `toUnshared`. */
export { ownColumns };

/** The columns of a `Prompt`, for `toPrompt`; of a selection of prompts with their publications (`isItsPublication`). */
export const promptColumns = {
  ...ownColumns,
  shareId: publications.shareId,
  isPublic: publications.isPublic,
  category: publications.category,
  subcategory: publications.subcategory,
  publishedAt: publications.publishedAt,
  withheldAt: publications.withheldAt,
  showProfile: publications.showProfile,
  language: publications.language,
};

/** Selects prompts, for further conditions and `toPrompt`. */
export const selectPrompts = ({ db }: Pick<Services, "db">) =>
  db.select(promptColumns).from(prompts).leftJoin(publications, isItsPublication).$dynamic();

/** The rows of `selectPrompts`, in a batch of unknown length. */
export type PromptRows = Awaited<ReturnType<typeof selectPrompts>>;

/** A row with the text's variables in place of the stored definitions. */
export const withVariables = <Row extends { content: string; variables: Variable[] | null }>(row: Row) => ({
  ...row,
  variables: variablesOf(row.content, row.variables),
});

type OwnRow = Omit<Prompt, "variables" | keyof typeof unshared> & { variables: Variable[] | null };
type SharedRow = { [Name in keyof typeof unshared]: Prompt[Name] | null };

/** The prompt of a row of `promptColumns`. */
export const toPrompt = (row: OwnRow & SharedRow): Prompt =>
  withVariables({ ...row, isPublic: row.isPublic ?? false, showProfile: row.showProfile ?? true });

const unshared = {
  shareId: null,
  isPublic: false,
  category: null,
  subcategory: null,
  publishedAt: null,
  withheldAt: null,
  showProfile: true,
  language: null,
} as const;

/** The prompt of a row of `ownColumns`. */
export const toUnshared = (row: OwnRow): Prompt => withVariables({ ...row, ...unshared });

export const searchedColumns = [
  foldedInput,
  foldedTags,
  foldedTitle,
  sql`coalesce(nullif(${foldedContent}, ''), lower(${prompts.content}))`,
];

/** The `updatedAt` of a change: now, but always later than the previous one. */
export const nextUpdatedAt = ({ clock }: Pick<Services, "clock">) =>
  sql`max(${clock.now().getTime()}, ${prompts.updatedAt} + 1)`;

/** A text with the definitions to store with it. */
export interface StoredTemplate {
  content: string;
  variables: readonly Variable[] | null;
}

/** SQL condition: the row's text and definitions are these. */
export const hasTemplate = ({ content, variables }: StoredTemplate) =>
  sql`(${prompts.content} = ${content} and ${prompts.variables} is ${sql.param(variables, prompts.variables)})`;

/** SQL condition: the row has these texts, as far as they are given. */
export const hasTexts = ({
  originalInput,
  tags,
  template,
}: Pick<Texts, "originalInput" | "tags" | "template">): SQL =>
  and(
    originalInput === undefined ? sql`true` : eq(prompts.originalInput, originalInput),
    tags && eq(prompts.tags, [...tags]),
    template && hasTemplate(template),
  )!;

/** SQL condition of an edit: the prompt has not changed since this basis, if there is one, or has these texts already. */
export const mayReplaceSince = (
  basis: string | undefined,
  texts: Pick<Texts, "originalInput" | "template">,
): SQL => (basis ? or(lte(prompts.updatedAt, new Date(basis)), hasTexts(texts))! : sql`true`);

/** SQL condition: others see the prompt. */
export const isSeen = sql.raw(
  "exists (select 1 from publications where publications.prompt_id = prompts.id and is_public = 1)",
);

/** SQL condition of a new text: facts in it are hidden, or nobody else sees the prompt still. */
export const mayShow = ({ isPublic }: Pick<Prompt, "isPublic">): SQL | undefined =>
  isPublic ? undefined : not(isSeen);

/** Columns that an edit reads before it writes; `isSame`: what it writes is there. */
export const beforeEdit = (mayReplace: SQL, isSame: SQL) => ({
  updatedAt: prompts.updatedAt,
  mayReplace: sql<number>`${mayReplace}`.as("may_replace"),
  isSame: sql<number>`${isSame}`.as("is_same"),
});

/** Whether an edit replaces a change since the client's basis: one sent twice does not. Errors: `prompt_changed` if it may not. */
export function overwrites(
  { updatedAt, mayReplace, isSame }: { updatedAt: Date; mayReplace: number; isSame: number },
  basis: string | undefined,
): boolean {
  if (!mayReplace) throw new AppError("prompt_changed");
  return basis !== undefined && updatedAt > new Date(basis) && !isSame;
}

/** The columns of a text: another text is a version of that kind (triggers keep it), the same text is none. */
export const templateColumns = (template: StoredTemplate, kind: VersionKind) => {
  const isSame = hasTemplate(template);
  return {
    content: template.content,
    variables: template.variables && [...template.variables],
    version: sql`iif(${isSame}, ${prompts.version}, ${prompts.version} + 1)`,
    versionKind: sql`iif(${isSame}, ${prompts.versionKind}, ${kind})`,
  };
};

interface Texts {
  originalInput?: string;
  title?: string | null;
  description?: string | null;
  tags?: readonly string[];
  template?: StoredTemplate;
}

/** Search columns for the given texts. Tags are separated by a line feed; no tag contains one. */
export const foldedColumns = ({ originalInput, title, tags, template }: Texts) => ({
  ...(originalInput !== undefined && { foldedInput: foldText(originalInput) }),
  ...(title !== undefined && { foldedTitle: foldText(title ?? "") }),
  ...(tags && { foldedTags: foldText(tags.join("\n")) }),
  ...(template && { foldedContent: foldedContentOf(template) }),
});

/** The columns of changed texts; another purpose, text or tag changes `updatedAt`. */
export const textColumns = (
  services: Pick<Services, "clock">,
  { template, ...texts }: Texts & { tags?: string[] },
  kind: VersionKind = "edited",
) => {
  const changesText = [texts.originalInput, template, texts.tags].some((text) => text !== undefined);
  return {
    ...texts,
    ...(template && templateColumns(template, kind)),
    ...foldedColumns({ ...texts, template }),
    updatedAt: changesText ? nextUpdatedAt(services) : sql`${prompts.updatedAt}`,
  };
};

function foldedContentOf({ content, variables }: StoredTemplate): string {
  const folded = foldText(filledText({ content, variables: variables ?? [] }));
  return folded === sqlLower(content) ? "" : folded;
}

/** A text as SQLite's `lower` has it. */
const sqlLower = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
