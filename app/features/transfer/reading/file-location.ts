import { folderNameLimit } from "~/features/prompts/folders/limits";
import { firstCharacters } from "~/features/text/first-characters";
import { visibleLine } from "~/features/text/visible-text";

/** The title and the folder that the path of a file gives its prompt. */
export interface FileLocation {
  title: string | undefined;
  folder: string | undefined;
}

const longestTitle = 80;
const longestPath = 400;

/** The parts of a path, its end if it is long. */
const partsOf = (path: string): string[] =>
  visibleLine(path.slice(-longestPath))
    .split(/[\\/]/)
    .map((part) => part.trim())
    .filter((part) => !/^(?:\.*|[A-Za-z]:)$/.test(part));

const foldersOf = (path: string): string[] => partsOf(path).slice(0, -1);

/**
 * The title and the folder that the paths of an archive tell about each of its files. Folders that are around all of them are
 * left out ("Vault/Work/a.md" is in "Work"), except for what lies in the innermost itself.
 */
export function fileLocations(paths: readonly string[]): (path: string) => FileLocation {
  const [first = [], ...others] = paths.map(foldersOf);
  let around = first.length;
  for (const folders of others)
    while (first.slice(0, around).some((name, at) => folders[at] !== name)) around -= 1;
  return (path) => {
    const folders = foldersOf(path);
    const inside = folders.slice(around).join(" / ") || folders.at(-1);
    return { title: titleOf(path), folder: inside && shorten(inside, folderNameLimit) };
  };
}

/** A file's name without its ending. Undefined for a name without words. */
function titleOf(path: string): string | undefined {
  const title = shorten((partsOf(path).at(-1) ?? "").replace(/\.[^.]*$/, ""), longestTitle);
  return /\p{L}/u.test(title) ? title : undefined;
}

const shorten = (text: string, length: number): string => firstCharacters(text, length).trim();
