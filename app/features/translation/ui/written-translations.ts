import { partsOf, readPart, writePart, type PageText, type TextPart } from "./page-texts";

/** The number of nodes from which those outside the page are dropped. */
const mostNodes = 2_000;

interface Written {
  original: string;
  shown: string;
}

/** The translations in the page with their originals, so that all can be undone. */
export function writtenTranslations(language: string) {
  const written = new Map<TextPart["node"], Map<string | null, Written>>();
  /** The element of a text, and its `lang` before. */
  const holders = new Map<Element, string | null>();
  let room = mostNodes;
  const dropGone = () => {
    for (const node of written.keys()) if (!node.isConnected) written.delete(node);
    for (const holder of holders.keys()) if (!holder.isConnected) holders.delete(holder);
    room = written.size + mostNodes;
  };
  const entryOf = (part: TextPart): Written | undefined => {
    const entry = written.get(part.node)?.get(part.attribute);
    // The page may have changed the text since.
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
    /** Whether a text on the page is entirely a translation. */
    has: (place: PageText): boolean => partsOf(place).every(entryOf),
    /** The original of a text, translated or not. */
    originalOf,
    /** Writes the translation of `text`, the trimmed text of the node. */
    write(place: PageText, text: string, translation: string): void {
      const original = originalOf(place);
      const at = original.indexOf(text);
      const shown = original.slice(0, at) + translation + original.slice(at + text.length);
      if (written.size >= room) dropGone();
      // The first part gets the whole text and no node is removed, so that React finds each one.
      for (const [index, part] of partsOf(place).entries())
        put(part, entryOf(part)?.original ?? readPart(part), index === 0 ? shown : "");
      speak(place, language);
    },
    /** Restores the original of one text. */
    restore(place: PageText): void {
      for (const part of partsOf(place)) takeBack(part);
      if (place.node instanceof Text) hush(place.node.parentElement);
    },
    /** Marks the element of an original as Japanese, where it has no other content. */
    nameJapanese(place: PageText): void {
      if (place.node.parentElement?.childElementCount === 0) speak(place, "ja");
    },
    shownNodes: (): Node[] =>
      [...written].flatMap(([node, entries]) =>
        node.isConnected && [...entries.keys()].some((attribute) => entryOf({ node, attribute }))
          ? [node]
          : [],
      ),
    /** Restores every original, except where the page has changed the text since. */
    undo(): void {
      for (const [node, entries] of written)
        for (const attribute of entries.keys()) takeBack({ node, attribute });
      for (const holder of holders.keys()) hush(holder);
    },
  };
}

export type WrittenTranslations = ReturnType<typeof writtenTranslations>;
