import { expect, type Page } from "@playwright/test";

/** Parses XML as a browser does, refusing malformed documents; returns the texts of `selectors`. */
export async function readXml<Name extends string>(
  page: Page,
  xml: string,
  selectors: Record<Name, string>,
): Promise<Record<Name, string[]>> {
  const found = await page.evaluate(
    ({ text, wanted }) => {
      const document = new DOMParser().parseFromString(text, "application/xml");
      const fault = document.querySelector("parsererror")?.textContent ?? null;
      const values = Object.entries(wanted).map(([name, selector]) => [
        name,
        [...document.querySelectorAll(selector)].map((node) => node.getAttribute("href") ?? node.textContent),
      ]);
      return { fault, values: Object.fromEntries(values) };
    },
    { text: xml, wanted: selectors as Record<string, string> },
  );
  expect(found.fault).toBeNull();
  return found.values;
}

/** The text of HTML as rendered: line by line, with preformatted whitespace. */
export const shownHtml = (page: Page, html: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html").body;
    document.body.replaceChildren(parsed);
    const elements = [
      ...new Set(Array.from(parsed.querySelectorAll("*"), ({ localName }) => localName)),
    ].sort();
    return { text: parsed.innerText, elements };
  }, html);
