import type { Piece } from "~/features/text/compare-texts";

/** The number of a list's item, in a text. */
interface Numbered {
  at: number;
  figures: string;
  indent: number;
}

const item = /^(\s{0,8})(\d{1,2})[.)．）、](?!\d)\s*\S/u;
/** Words that point to an item by its number. */
const refersToItem =
  /(?<!\p{L})(?:rules?|steps?|points?|items?|conditions?|numbers?|no\.|reglas?|pasos?|puntos?|números?|condici[oó]n(?:es)?)[^\S\n]?\d|(?:ルール|条件|手順|項目|ステップ|番号|上記の?)[^\S\n]?[0-9０-９]|[0-9０-９]番/iu;
const longestMark = 20;

/** The numbered lists of a text; a list ends at an unindented line after a blank one, and where the numbers begin again. */
function listsOf(text: string): Numbered[][] {
  const lists: Numbered[][] = [];
  let open: Numbered[][] = [];
  let at = 0;
  let isApart = false;
  for (const line of text.split("\n")) {
    const found = item.exec(line.slice(0, longestMark));
    if (found) {
      const [, space = "", figures = ""] = found;
      const one = { at: at + space.length, figures, indent: space.length };
      open = open.filter(([first]) => first!.indent <= one.indent);
      const last = open.at(-1);
      if (last && last[0]!.indent === one.indent && Number(last.at(-1)!.figures) < Number(figures))
        last.push(one);
      else {
        if (last?.[0]!.indent === one.indent) open.pop();
        open.push([one]);
        lists.push(open.at(-1)!);
      }
    } else if (isApart && /^\S/u.test(line)) open = [];
    isApart = line.trim() === "";
    at += line.length + 1;
  }
  return lists;
}

const isInOrder = (list: readonly Numbered[]): boolean =>
  list.every(({ figures }, index) => figures === String(index + 1));

/**
 * The pieces of a changed text with the numbers of its lists in order again, where all of them were in order before; a text that refers
 * to an item by its number stays.
 */
export function renumberLists(pieces: readonly Piece[]): Piece[] {
  const [before, after] = [
    pieces.map(({ removed }) => removed).join(""),
    pieces.map(({ added }) => added).join(""),
  ];
  const lists = listsOf(after);
  if (lists.every(isInOrder) || refersToItem.test(after) || !listsOf(before).every(isInOrder))
    return [...pieces];
  const wrong = lists.flatMap((list) =>
    list.flatMap(({ at, figures }, index) =>
      figures === String(index + 1) ? [] : [{ at, figures, right: String(index + 1) }],
    ),
  );
  const renumbered: Piece[] = [];
  let [end, next] = [0, 0];
  for (const { removed, added } of pieces) {
    const start = end;
    end += added.length;
    const isSame = removed === added;
    let [from, left] = [start, ""];
    for (; next < wrong.length && wrong[next]!.at < end; next += 1) {
      const { at, figures, right } = wrong[next]!;
      const same = after.slice(from, at);
      if (isSame) renumbered.push({ removed: same, added: same }, { removed: figures, added: right });
      else left += same + right;
      from = Math.min(at + figures.length, end);
    }
    const rest = after.slice(from, end);
    renumbered.push(isSame ? { removed: rest, added: rest } : { removed, added: left + rest });
  }
  return renumbered.filter((piece) => piece.removed + piece.added !== "");
}
