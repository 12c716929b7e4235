/** A text on the page: of text nodes side by side, or of an attribute that readers meet. */
export interface PageText {
  /** The node that holds it, or the first that does. */
  node: Text | Element;
  /** Null: the text of the nodes. */
  attribute: string | null;
}

/** One node's part of a text. */
export type TextPart = PageText;

/** The attributes that are read or heard (specification, section 1). */
export const readAttributes = ["title", "placeholder", "alt", "aria-label"] as const;

/** What is no running text, or not ours to change: code, what is being written, and what says so itself. */
const skipped = "script, style, code, pre:not([translate=yes]), [contenteditable], [translate=no]";

/** The parts that a text is put together from, in order. */
export const partsOf = ({ node, attribute }: PageText): TextPart[] =>
  node instanceof Text ? runFrom(node).map((part) => ({ node: part, attribute })) : [{ node, attribute }];

export const readPart = ({ node, attribute }: TextPart): string =>
  attribute === null ? (node.nodeValue ?? "") : ((node as Element).getAttribute(attribute) ?? "");

export function writePart({ node, attribute }: TextPart, text: string): void {
  if (attribute === null) node.nodeValue = text;
  else (node as Element).setAttribute(attribute, text);
}

const isSkipped = (element: Element | null): boolean => Boolean(element?.closest(skipped));

/** The text of one of an element's attributes, unless the element stands in what is left as it is. */
export const attributeOf = (element: Element, attribute: string): PageText[] =>
  isSkipped(element) ? [] : [{ node: element, attribute }];

/** The texts of a node and of everything in it, in the order of the page. */
export function* textsIn(root: Node): Generator<PageText> {
  if (isSkipped(root instanceof Element ? root : root.parentElement)) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const start = startOfRun(node);
      // What a box of text holds at first is what one writes on in it.
      if ((start === node || node === root) && !(node.parentElement instanceof HTMLTextAreaElement))
        yield { node: start, attribute: null };
    } else if (node instanceof Element)
      for (const attribute of readAttributes) if (node.hasAttribute(attribute)) yield { node, attribute };
  }
}

/** The next node on one side but for comments, with which React parts the texts that it draws one after another. */
function neighbour(node: Node, side: "previousSibling" | "nextSibling"): Text | null {
  let next = node[side];
  while (next instanceof Comment) next = next[side];
  return next instanceof Text ? next : null;
}

/** The first of the text nodes that stand side by side with this one: together they are one text. */
export function startOfRun(node: Text): Text {
  let start = node;
  for (let before = neighbour(start, "previousSibling"); before; before = neighbour(start, "previousSibling"))
    start = before;
  return start;
}

/** The text nodes that are one text, from its first. */
export function runFrom(start: Text): Text[] {
  const run = [start];
  for (let next = neighbour(start, "nextSibling"); next; next = neighbour(next, "nextSibling"))
    run.push(next);
  return run;
}
