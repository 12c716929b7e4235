/** A text on the page: adjacent text nodes, or an attribute. */
export interface PageText {
  /** The element of the attribute, or the first text node. */
  node: Text | Element;
  /** Null for the text of the nodes. */
  attribute: string | null;
}

/** One node's part of a text. */
export type TextPart = PageText;

/** The attributes that are displayed or announced (specification, section 1). */
export const readAttributes = ["title", "placeholder", "alt", "aria-label"] as const;

/** Elements that are not translated: code, editable text, and `translate=no`. */
const skipped = "script, style, code, pre:not([translate=yes]), [contenteditable], [translate=no]";

/** The parts of a text, in order. */
export const partsOf = ({ node, attribute }: PageText): TextPart[] =>
  node instanceof Text ? runFrom(node).map((part) => ({ node: part, attribute })) : [{ node, attribute }];

export const readPart = ({ node, attribute }: TextPart): string =>
  attribute === null ? (node.nodeValue ?? "") : ((node as Element).getAttribute(attribute) ?? "");

export function writePart({ node, attribute }: TextPart, text: string): void {
  if (attribute === null) node.nodeValue = text;
  else (node as Element).setAttribute(attribute, text);
}

const isSkipped = (element: Element | null): boolean => Boolean(element?.closest(skipped));

/** The text of an element's attribute, unless the element is skipped. */
export const attributeOf = (element: Element, attribute: string): PageText[] =>
  isSkipped(element) ? [] : [{ node: element, attribute }];

/** The texts of a node and its descendants, in document order. */
export function* textsIn(root: Node): Generator<PageText> {
  if (isSkipped(root instanceof Element ? root : root.parentElement)) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const start = startOfRun(node);
      // A textarea's text is its initial value.
      if ((start === node || node === root) && !(node.parentElement instanceof HTMLTextAreaElement))
        yield { node: start, attribute: null };
    } else if (node instanceof Element)
      for (const attribute of readAttributes) if (node.hasAttribute(attribute)) yield { node, attribute };
  }
}

/** The adjacent text node, across the comments with which React separates texts. */
function neighbor(node: Node, side: "previousSibling" | "nextSibling"): Text | null {
  let next = node[side];
  while (next instanceof Comment) next = next[side];
  return next instanceof Text ? next : null;
}

/** The first of the adjacent text nodes, which together are one text. */
export function startOfRun(node: Text): Text {
  let start = node;
  for (let before = neighbor(start, "previousSibling"); before; before = neighbor(start, "previousSibling"))
    start = before;
  return start;
}

/** The adjacent text nodes of one text, from its first. */
export function runFrom(start: Text): Text[] {
  const run = [start];
  for (let next = neighbor(start, "nextSibling"); next; next = neighbor(next, "nextSibling")) run.push(next);
  return run;
}
