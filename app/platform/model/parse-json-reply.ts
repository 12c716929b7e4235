const thinking = /<think>[\s\S]*?(?:<\/think>|$)/g;

/** The most opening braces tried, so that odd text cannot make the search slow. */
const mostOpenings = 20;

/** The text from the first brace of a reply on, without `<think>` parts; null before there is one. */
export function jsonStart(text: string): string | null {
  const reply = text.replace(thinking, "");
  const at = reply.indexOf("{");
  return at < 0 ? null : reply.slice(at);
}

/** The first JSON object in a text, whatever surrounds it (a code fence, a sentence). Undefined if there is none. */
export function parseJsonReply(text: string): unknown {
  const reply = text.replace(thinking, "");
  let at = reply.indexOf("{");
  for (let opening = 0; at >= 0 && opening < mostOpenings; opening += 1) {
    const end = closingBrace(reply, at);
    if (end > 0) {
      try {
        return JSON.parse(reply.slice(at, end + 1));
      } catch {
        // Not JSON: a brace in a sentence, say. The next one may open the object.
      }
    }
    at = reply.indexOf("{", at + 1);
  }
  return undefined;
}

function closingBrace(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === "\\") at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === "{") depth += 1;
    else if (character === "}" && --depth === 0) return at;
  }
  return -1;
}
