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
