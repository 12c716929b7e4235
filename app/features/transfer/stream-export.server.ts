import { and, desc, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { listFacts } from "~/features/facts/list-facts.server";
import { uncategorized } from "~/features/prompts/folders/folder";
import { operation } from "~/operation";
import { utcDay } from "~/platform/clock";
import type { Services } from "~/services";
import { publications, saves } from "~/db/schema";

import { exportedIds, exportFormats, type ExportFormat } from "./limits";
import { encodePrompt } from "./responses";
import { libraryForm } from "./exported-prompt";
import { csvGap, csvHead, csvRow } from "./formats/csv";
import { exportParameters, exportQuery, type ExportInput } from "./schema";
import { exportedFolders, exportedNumbers, selectExported } from "./select-exported.server";

/** The viewer's shelf as references, saved last first: the texts are other people's. `shareId` is null for what is no longer public. */
const exportedShelf = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">) =>
  db
    .select({ id: saves.promptId, shareId: publications.shareId, savedAt: saves.createdAt })
    .from(saves)
    .leftJoin(publications, and(eq(publications.promptId, saves.promptId), eq(publications.isPublic, true)))
    .where(eq(saves.userId, viewer.id))
    .orderBy(desc(saves.createdAt));

type Needs = Pick<Services, "db" | "clock">;

export const exportOperation = operation({ limit: "export" });

/** Data of the export's page: the selected prompts, their number, and the folders to choose from. */
export interface ExportView {
  /** Parameters of the choice, to send again. */
  chosen: readonly (readonly [name: string, value: string])[];
  isById: boolean;
  isFiltered: boolean;
  folder: string | null;
  folders: { id: string; name: string }[];
  count: number;
}

/** The query of an export's page: unknown formats are ignored. */
export const parseExport = (parameters: URLSearchParams): ExportInput => {
  const { format, ...scope } = exportParameters(parameters);
  return exportQuery.parse({ ...scope, format: exportFormats.filter((name) => format.includes(name)) });
};

/** The export's page for the parameters of its address. */
export async function describeExport(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  parameters: URLSearchParams,
): Promise<ExportView> {
  const query = parseExport(parameters);
  const [numbers, folders] = await Promise.all([
    exportedNumbers(services, viewer, query),
    exportedFolders(services, viewer),
  ]);
  const { search, folder, tags } = query.filter;
  const filters = [
    ...(search ? [["search", search] as const] : []),
    ...tags.map((tag) => ["tag", tag] as const),
  ];
  return {
    chosen: query.ids.length > 0 ? [["id", query.ids.slice(0, exportedIds).join(",")]] : filters,
    isById: query.ids.length > 0,
    isFiltered: filters.length > 0 || folder !== null,
    folder,
    folders: [...folders].map(([id, name]) => ({ id, name: name ?? uncategorized })),
    count: numbers.length,
  };
}

/** A file to download. */
export interface ExportedFile {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
}

/** Whether an export is of some prompts only. */
const isChosen = ({ ids, filter: { search, folder, tags } }: ExportInput): boolean =>
  ids.length > 0 || search !== "" || folder !== null || tags.length > 0;

/** What an export reads: the viewer's prompts of some numbers, again for each file. */
interface Scope {
  numbers: readonly number[];
  folders: ReadonlyMap<string, string | null>;
  /** Not a choice: with the shelf. */
  isWhole: boolean;
  /** The reader may see the member's facts: a whole export has them. */
  hasFacts: boolean;
  onError: (thrown: unknown) => void;
}

/** What `write` makes; null, and reported, for a prompt that it cannot write: the others go on. */
function written<Form>(write: () => Form, { onError }: Scope): Form | null {
  try {
    return write();
  } catch (thrown) {
    onError(thrown);
    return null;
  }
}

/** Characters and bytes of a chunk: each chunk has a cost of its own. */
const chunkLength = 65_536;

/**
 * The viewer's prompts as a file, read on demand: JSON or a single table as it is, else a ZIP archive with all formats.
 * A failure before the first bytes is thrown; `onError` gets a later one, which cuts the file off, and one for each
 * prompt that is left out, whose ids the file tells.
 */
export async function streamExport(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  query: ExportInput,
  { hasFacts, onError }: Pick<Scope, "hasFacts" | "onError">,
): Promise<ExportedFile> {
  const [numbers, folders] = await Promise.all([
    exportedNumbers(services, viewer, query),
    exportedFolders(services, viewer),
  ]);
  const scope = { numbers, folders, isWhole: !isChosen(query), hasFacts, onError };
  const stem = `prompt-town-${utcDay(services.clock.now())}`;
  const [only] = query.formats;
  const stream = (chunks: AsyncGenerator<Uint8Array>) => toStream(chunks, onError);
  if (query.formats.length === 1 && (only === "json" || only === "csv")) {
    const text = only === "json" ? jsonText(services, viewer, scope) : csvText(services, viewer, scope);
    const type = only === "json" ? "application/json" : "text/csv; charset=utf-8";
    return { name: `${stem}.${only}`, type, body: await stream(encoded(text)) };
  }
  const zip = zipOf(services, viewer, scope, query.formats);
  return { name: `${stem}.zip`, type: "application/zip", body: await stream(zip) };
}

async function* jsonText(services: Needs, viewer: Pick<Viewer, "id">, scope: Scope) {
  const { numbers, folders, isWhole, hasFacts } = scope;
  const names = [...folders.values()].filter((name) => name !== null);
  const head = { ...libraryForm, exportedAt: services.clock.now(), folders: names };
  yield `${JSON.stringify(head).slice(0, -1)},"prompts":[`;
  const leftOut: string[] = [];
  let lead = "\n";
  for await (const prompt of selectExported(services, viewer, numbers, { folders, versions: true })) {
    const text = written(() => encodePrompt(prompt), scope);
    if (text === null) leftOut.push(prompt.id);
    else {
      yield lead + text;
      lead = ",\n";
    }
  }
  const facts = isWhole && hasFacts ? await listFacts(services, viewer) : [];
  const shelf = isWhole ? await exportedShelf(services, viewer) : [];
  yield `\n],"leftOut":${JSON.stringify(leftOut)},"shelf":${JSON.stringify(shelf)},"facts":${JSON.stringify(facts)}}\n`;
}

async function* csvText(services: Needs, viewer: Pick<Viewer, "id">, scope: Scope) {
  const { numbers, folders } = scope;
  yield csvHead();
  for await (const prompt of selectExported(services, viewer, numbers, { folders, versions: false }))
    yield written(() => csvRow(prompt), scope) ?? csvGap(prompt.id);
}

/** Texts as bytes, in chunks. */
async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let chunk = "";
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < chunkLength) continue;
    yield encoder.encode(chunk);
    chunk = "";
  }
  if (chunk) yield encoder.encode(chunk);
}

/** A ZIP archive: JSON first, then the table, then a file for each prompt. */
async function* zipOf(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  scope: Scope,
  formats: readonly ExportFormat[],
): AsyncGenerator<Uint8Array> {
  const { openZip } = await import("./formats/zip.server");
  const zip = openZip(services.clock.now());
  if (formats.includes("json"))
    for await (const bytes of encoded(jsonText(services, viewer, scope)))
      yield* zip.append("library.json", bytes);
  if (formats.includes("csv"))
    for await (const bytes of encoded(csvText(services, viewer, scope)))
      yield* zip.append("library.csv", bytes);
  if (formats.includes("markdown") || formats.includes("prompt")) {
    const { promptFiles } = await import("./formats/prompt-files.server");
    const { numbers, folders } = scope;
    let position = 0;
    const leftOut: string[] = [];
    for await (const prompt of selectExported(services, viewer, numbers, { folders, versions: false })) {
      position += 1;
      const files = written(() => promptFiles(prompt, position, formats), scope);
      if (!files) leftOut.push(prompt.id);
      for (const { name, text } of files ?? []) yield* zip.append(name, new TextEncoder().encode(text));
    }
    // No file of a kind that an import would take for a prompt.
    if (leftOut.length > 0) yield* zip.append("left-out.log", new TextEncoder().encode(leftOut.join("\n")));
  }
  yield* zip.end();
}

async function toStream(
  chunks: AsyncGenerator<Uint8Array>,
  onError: (thrown: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  let first: IteratorResult<Uint8Array> | null = await chunks.next();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = first ?? (await chunks.next());
        first = null;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (thrown) {
        onError(thrown);
        throw thrown;
      }
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
