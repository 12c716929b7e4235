import { readText, writeText, type PageText } from "./page-texts";

/** How many nodes are kept in mind before those that have left the page are dropped. */
const mostNodes = 2_000;

interface Written {
  original: string;
  shown: string;
}

/** What was written into the page in place of what, so that all of it can be taken back. */
export function writtenTranslations() {
  const written = new Map<PageText["node"], Map<string | null, Written>>();
  let room = mostNodes;
  const dropGone = () => {
    for (const node of written.keys()) if (!node.isConnected) written.delete(node);
    room = written.size + mostNodes;
  };
  return {
    /** Whether a text on the page is a translation already. */
    has: (place: PageText): boolean =>
      written.get(place.node)?.get(place.attribute)?.shown === readText(place),
    /** Writes the translation of `text`, which is all of the place's text but for blanks around it. */
    write(place: PageText, text: string, translation: string): void {
      const original = readText(place);
      const at = original.indexOf(text);
      const shown = original.slice(0, at) + translation + original.slice(at + text.length);
      if (written.size >= room) dropGone();
      const attributes = written.get(place.node) ?? new Map<string | null, Written>();
      written.set(place.node, attributes.set(place.attribute, { original, shown }));
      writeText(place, shown);
    },
    /** Puts every original back, except where the page has said something else since. */
    undo(): void {
      for (const [node, attributes] of written)
        for (const [attribute, { original, shown }] of attributes) {
          const place = { node, attribute };
          if (readText(place) === shown) writeText(place, original);
        }
      written.clear();
    },
  };
}
