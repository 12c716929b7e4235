/** Elements of each role in HTML without scripts. */
const selectors = {
  alert: "[role=alert]",
  article: "article",
  banner: "header",
  button: "button:not([role]), input:is([type=submit], [type=button], [type=reset]), [role=button]",
  checkbox: "input[type=checkbox]:not([role]), [role=checkbox]",
  combobox: "select:not([multiple])",
  contentinfo: "footer",
  definition: "dd",
  dialog: "dialog, [role=dialog]",
  form: "form",
  group: "fieldset:not([role]), details, [role=group]",
  heading: "h1, h2, h3, h4, h5, h6",
  img: "img, [role=img]",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  navigation: "nav",
  radio: "input[type=radio]",
  region: "section, [role=region]",
  search: "search, [role=search]",
  status: "[role=status], output",
  switch: "[role=switch]",
  textbox:
    "textarea, input:is(:not([type]), [type=text], [type=email], [type=url], [type=search], [type=tel])",
} as const;

export type Role = keyof typeof selectors;

export const selectorOf = (role: Role): string => selectors[role];

/** Roles named by what they contain. */
const named = `${selectors.button}, ${selectors.heading}, ${selectors.link}, summary, option`;

/** Breaks a line, or stands apart from the text around it. */
const apart =
  "address, article, aside, blockquote, br, button, dd, div, dl, dt, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, legend, li, main, nav, ol, p, pre, section, select, summary, table, td, textarea, th, tr, ul";

const apartFrom = "script, style, template, title, noscript";

/** Shown on a wide screen although a class hides it on a narrow one, and the reverse. */
const widths = /(?:^|\s)(?:sm|md|lg):(?:block|flex|grid|inline|inline-block|inline-flex|contents)(?=\s|$)/;
const narrow = /(?:^|\s)(?:sm|md|lg):hidden(?=\s|$)/;

const hides = (element: Element): boolean => {
  const { classList } = element;
  if (element.hasAttribute("hidden") || classList.contains("needs-script")) return true;
  if (classList.contains("hidden") && !widths.test(element.className)) return true;
  if (narrow.test(element.className)) return true;
  if (element.matches("dialog:not([open])")) return true;
  const isShut = element.hasAttribute("popover") && !element.hasAttribute("data-open");
  return isShut && !widths.test(element.className);
};

/** Whether a person without scripts sees an element: no attribute, class, closed details or closed popover hides it. */
export function isShown(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (hides(part)) return false;
    const folded = part.parentElement?.matches("details:not([open])");
    if (folded && !part.matches("summary")) return false;
  }
  return true;
}

const collapse = (text: string): string => text.replace(/[\s\u00A0]+/g, " ").trim();

function readable(node: Node, isName: boolean): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  if (node.nodeType !== node.ELEMENT_NODE) return "";
  const element = node as Element;
  if (element.matches(apartFrom) || !isShown(element)) return "";
  if (isName) {
    if (element.getAttribute("aria-hidden") === "true" || element.matches("input, select, textarea"))
      return "";
    const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
    if (label) return label;
  }
  const inside = [...element.childNodes].map((child) => readable(child, isName)).join("");
  return element.matches(apart) ? ` ${inside} ` : inside;
}

/** The text of an element that a person sees, its white space collapsed. */
export const textOf = (element: Element): string => collapse(readable(element, false));

const described = (element: Element, attribute: string): string =>
  collapse(
    (element.getAttribute(attribute) ?? "")
      .split(/\s+/)
      .map((id) => (id ? (element.ownerDocument.getElementById(id)?.textContent ?? "") : ""))
      .join(" "),
  );

/** The accessible name of an element. */
export function nameOf(element: Element): string {
  const label = described(element, "aria-labelledby") || collapse(element.getAttribute("aria-label") ?? "");
  if (label) return label;
  const { labels } = element as HTMLInputElement;
  if (labels?.length) return collapse([...labels].map((each) => readable(each, true)).join(" "));
  if (element.matches("input")) return (element as HTMLInputElement).value || hintOf(element);
  if (element.matches("img")) return element.getAttribute("alt") ?? "";
  const caption = element.matches("fieldset") && element.querySelector(":scope > legend");
  if (caption) return collapse(readable(caption, true));
  return (element.matches(named) ? collapse(readable(element, true)) : "") || hintOf(element);
}

const hintOf = (element: Element): string =>
  collapse(element.getAttribute("title") ?? element.getAttribute("placeholder") ?? "");

/** The accessible description of an element: the reason of a refusal, or help. */
export const descriptionOf = (element: Element): string => described(element, "aria-describedby");

/** Those of several elements with a name: by its exact words where one has them, else by a part. */
export function withName(elements: Element[], name: string | RegExp): Element[] {
  if (typeof name !== "string") return elements.filter((element) => name.test(nameOf(element)));
  const exact = elements.filter((element) => nameOf(element) === name);
  return exact.length > 0 ? exact : elements.filter((element) => nameOf(element).includes(name));
}
