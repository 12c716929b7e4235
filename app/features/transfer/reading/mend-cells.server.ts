/** Cells of a row, and where the text goes on after them. */
export interface Cells {
  cells: string[];
  next: number;
}

interface Mending {
  delimiter: string;
  /** Number of cells of the table's other rows. Null if this is its first. */
  width: number | null;
  /** Characters that may still be read again. */
  room: { left: number };
}

/** Lines of a cell whose quotes do not fit. */
const mostLines = 200;

/** The end of spaces from a position. */
function afterSpaces(text: string, start: number): number {
  let at = start;
  while (text[at] === " ") at += 1;
  return at;
}

/** Whether a delimiter, a line's end or the text's is at a position. */
export const isCellEnd = (text: string, at: number, delimiter: string): boolean =>
  at >= text.length || text[at] === "\n" || text[at] === delimiter;

/** The quoted cell from `start`, and its end before a delimiter or a line's end; null if its quotes do not fit. */
export function readQuoted(text: string, start: number, delimiter: string) {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    if (text[quote + 1] === '"') {
      quote += 1;
      continue;
    }
    const end = afterSpaces(text, quote + 1);
    return isCellEnd(text, end, delimiter) ? { text: unquoted(text.slice(start + 1, quote)), end } : null;
  }
  return null;
}

const unquoted = (text: string): string => text.replaceAll('""', '"');

/**
 * A row from its first cell whose quotes do not fit on: `known` are the cells before it. It ends with that cell's line, or with
 * a later line that closes it, before any that is a row of its own.
 */
export function mendCells(text: string, known: Cells, mending: Mending): Cells {
  const { delimiter, width } = mending;
  const wanted = width === null ? null : width - known.cells.length;
  const end = endOfLine(text, known.next);
  const line = text.slice(known.next, end);
  const closed = closedCells(line, delimiter);
  const later = closed?.length === wanted ? null : laterLines(text, known, mending);
  if (later) return later;
  const choices = [closed, plainCells(line, delimiter), [line.slice(1)]].filter((one) => one !== null);
  const fitting = choices.find(({ length }) => length === wanted) ?? choices[0]!;
  return { cells: [...known.cells, ...fitting], next: end + 1 };
}

/** The row if its cell goes on in later lines: until one closes it, or as its last cell until the end. Else null. */
function laterLines(text: string, { cells, next }: Cells, { delimiter, width, room }: Mending): Cells | null {
  const wanted = (width ?? 0) - cells.length;
  let end = endOfLine(text, next);
  const isOpen = text.slice(next, end).split('"').length % 2 === 0;
  if (!isOpen || width === null || width < 2) return null;
  for (let lines = 1; end < text.length && lines < mostLines; lines += 1) {
    const further = endOfLine(text, end + 1);
    room.left -= further - next;
    if (room.left < 0 || laterCells(text.slice(end + 1, further), 0, delimiter).length === width) return null;
    const part = text.slice(next, further);
    const closed = closedCells(part, delimiter);
    if (closed?.length === wanted) return { cells: [...cells, ...closed], next: further + 1 };
    if (further >= text.length - 1 && wanted === 1)
      return { cells: [...cells, unquoted(part.slice(1))], next: further + 1 };
    end = further;
  }
  return null;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

/** Cells of a part that begins with a quote, closed by the first one before a delimiter or a line's end. Null without such. */
function closedCells(part: string, delimiter: string): string[] | null {
  for (let quote = part.indexOf('"', 1); quote >= 0; quote = part.indexOf('"', quote + 1)) {
    const end = afterSpaces(part, quote + 1);
    if (!isCellEnd(part, end, delimiter)) continue;
    const cell = unquoted(part.slice(1, quote));
    return part[end] === delimiter ? [cell, ...laterCells(part, end + 1, delimiter)] : [cell];
  }
  return null;
}

/** Cells of a part whose first one has its quotes as text. */
function plainCells(part: string, delimiter: string): string[] {
  const end = part.indexOf(delimiter);
  return end < 0 ? [part] : [part.slice(0, end), ...laterCells(part, end + 1, delimiter)];
}

/** Cells of a part from a position on: quoted ones where the quotes fit, the others as they are. */
function laterCells(part: string, start: number, delimiter: string): string[] {
  const cells: string[] = [];
  for (let at = start; ;) {
    const quoted = part[at] === '"' ? readQuoted(part, at, delimiter) : null;
    const found = quoted?.end ?? part.indexOf(delimiter, at);
    const end = found < 0 ? part.length : found;
    cells.push(quoted?.text ?? part.slice(at, end));
    if (part[end] !== delimiter) return cells;
    at = end + 1;
  }
}
