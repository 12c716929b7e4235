import { partsOf, readPart, writePart, type PageText, type TextPart } from "./page-texts";

/** How many nodes are kept in mind before those that have left the page are dropped. */
const mostNodes = 2_000;

interface Written {
  original: string;
  shown: string;
}

/**
 * What was written into the page in place of what, so that all of it can be taken back. Whoever listens to the page hears a text in
 * the language it is in: what holds a translation is marked with its language.
 */
export function writtenTranslations(language: string) {
  const written = new Map<TextPart["node"], Map<string | null, Written>>();
  /** What holds a text, and the language that it named before. */
  const holders = new Map<Element, string | null>();
  let room = mostNodes;
  const dropGone = () => {
    for (const node of written.keys()) if (!node.isConnected) written.delete(node);
    for (const holder of holders.keys()) if (!holder.isConnected) holders.delete(holder);
    room = written.size + mostNodes;
  };
  const entryOf = (part: TextPart): Written | undefined => {
    const entry = written.get(part.node)?.get(part.attribute);
    // The page may have said something else since.
    return entry?.shown === readPart(part) ? entry : undefined;
  };
  const originalOf = (place: PageText): string =>
    partsOf(place)
      .map((part) => entryOf(part)?.original ?? readPart(part))
      .join("");
  const put = (part: TextPart, original: string, shown: string) => {
    const entries = written.get(part.node) ?? new Map<string | null, Written>();
    written.set(part.node, entries.set(part.attribute, { original, shown }));
    if (readPart(part) !== shown) writePart(part, shown);
  };
  const speak = ({ node }: PageText, spoken: string) => {
    const holder = node instanceof Text ? node.parentElement : null;
    if (!holder) return;
    if (!holders.has(holder)) holders.set(holder, holder.getAttribute("lang"));
    holder.setAttribute("lang", spoken);
  };
  const takeBack = (part: TextPart) => {
    const entry = entryOf(part);
    if (entry) writePart(part, entry.original);
    const entries = written.get(part.node);
    entries?.delete(part.attribute);
    if (entries?.size === 0) written.delete(part.node);
  };
  const hush = (holder: Element | null) => {
    const before = holder && holders.get(holder);
    if (before === undefined) return;
    if (before === null) holder!.removeAttribute("lang");
    else holder!.setAttribute("lang", before);
    holders.delete(holder!);
  };

  return {
    /** Whether all of a text on the page is a translation already. */
    has: (place: PageText): boolean => partsOf(place).every(entryOf),
    /** A text as its author wrote it, whatever stands there now. */
    originalOf,
    /** Writes the translation of `text`, which is all of the place's text but for blanks around it. */
    write(place: PageText, text: string, translation: string): void {
      const original = originalOf(place);
      const at = original.indexOf(text);
      const shown = original.slice(0, at) + translation + original.slice(at + text.length);
      if (written.size >= room) dropGone();
      // The first of the parts says all of it, and none of them goes: what draws the page finds each where it was.
      for (const [index, part] of partsOf(place).entries())
        put(part, entryOf(part)?.original ?? readPart(part), index === 0 ? shown : "");
      speak(place, language);
    },
    /** Puts the original of one text back. */
    restore(place: PageText): void {
      for (const part of partsOf(place)) takeBack(part);
      if (place.node instanceof Text) hush(place.node.parentElement);
    },
    /** Says of an original that it is Japanese, where nothing else stands in what holds it. */
    nameJapanese(place: PageText): void {
      if (place.node.parentElement?.childElementCount === 0) speak(place, "ja");
    },
    /** The nodes that show a translation now. */
    shownNodes: (): Node[] =>
      [...written].flatMap(([node, entries]) =>
        node.isConnected && [...entries.keys()].some((attribute) => entryOf({ node, attribute }))
          ? [node]
          : [],
      ),
    /** Puts every original back, except where the page has said something else since. */
    undo(): void {
      for (const [node, entries] of written)
        for (const attribute of entries.keys()) takeBack({ node, attribute });
      for (const holder of holders.keys()) hush(holder);
    },
  };
}

export type WrittenTranslations = ReturnType<typeof writtenTranslations>;
