import type { VersionKind } from "~/domain/kinds";
import type { Variable } from "~/domain/variables";
import { pinsLimit } from "~/features/prompts/history/limits";

import type { ExportedVersion } from "./exported-prompt";
import { highestImported } from "./limits";

interface FilePrompt {
  content: string;
  variables?: Variable[];
  version?: number;
  versionKind?: VersionKind;
  updatedAt?: Date | null;
  versions?: ExportedVersion[];
}

/**
 * The history of a prompt of a file, as an edit could have made it: numbers in order, the current text the last one. A
 * file that says so keeps its numbers; any other is renumbered. Of too many pins the latest stay.
 */
export function importedHistory(prompt: FilePrompt): { version: number; versions: ExportedVersion[] } {
  const former = (prompt.versions ?? []).toSorted((one, other) => one.number - other.number);
  const last = former.at(-1);
  if (!last) return { version: 1, versions: [] };
  const isWhole =
    last.number === prompt.version &&
    last.number <= highestImported &&
    last.content === prompt.content &&
    new Set(former.map(({ number }) => number)).size === former.length;
  const all = last.content === prompt.content ? former : [...former, currentVersion(prompt, last)];
  const numbered = isWhole ? former : all.map((version, at) => ({ ...version, number: at + 1 }));
  return { version: numbered.at(-1)!.number, versions: withoutOldPins(numbered) };
}

const currentVersion = (
  { content, variables, versionKind, updatedAt }: FilePrompt,
  last: ExportedVersion,
): ExportedVersion => ({
  number: last.number,
  kind: versionKind ?? "imported",
  content,
  variables: variables ?? [],
  isPinned: false,
  createdAt: updatedAt ?? last.createdAt,
});

function withoutOldPins(versions: readonly ExportedVersion[]): ExportedVersion[] {
  let room = pinsLimit;
  return versions
    .toReversed()
    .map((version) => {
      if (version.isPinned) room -= 1;
      return room < 0 ? { ...version, isPinned: false } : version;
    })
    .toReversed();
}
