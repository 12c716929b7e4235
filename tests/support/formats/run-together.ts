import type { Page } from "@playwright/test";

/** Elements that break the line in a browser without style sheets, or separate words as an object. */
const apart =
  "address article aside blockquote br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr input legend li main nav ol optgroup option p pre section select summary table tbody td textarea th thead tr ul";

/**
 * Words of a page separated by its style sheet only, joined in a browser without one. Each as the last letters before
 * the seam and the first after it.
 */
export const runTogether = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const separate = new Set(names.split(" "));
    const isSeparate = (element: Element) => separate.has(element.localName);
    const isLaidOut = (element: Element) => {
      const { display, marginLeft, marginRight } = getComputedStyle(element);
      const isInline = display === "inline" || display === "contents";
      return !isInline || marginLeft !== "0px" || marginRight !== "0px";
    };
    const unread = "script, style, template, svg, head";
    // Without a filter, which would be a script of the page, where scripts may be off.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const parentsOf = (node: Node): Element[] => {
      const parents: Element[] = [];
      for (let at = node.parentElement; at; at = at.parentElement) parents.push(at);
      return parents;
    };
    const seams: string[] = [];
    let before: Text | null = null;
    let passed: Element[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        passed.push(node);
        continue;
      }
      const text = node as Text;
      if (text.data === "" || text.parentElement!.closest(unread)) continue;
      if (before && /\S$/.test(before.data) && /^\S/.test(text.data)) {
        const around = new Set(parentsOf(text));
        const left = parentsOf(before).filter((element) => !around.has(element));
        const crossed = [...left, ...passed];
        if (!crossed.some(isSeparate) && crossed.some(isLaidOut))
          seams.push(`${before.data.slice(-24)}|${text.data.slice(0, 24)}`);
      }
      before = text;
      passed = [];
    }
    return [...new Set(seams)];
  }, apart);
