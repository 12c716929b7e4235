/** Styles that no rule of the page overrides. */
const base = {
  all: "initial",
  position: "fixed",
  inset: "auto",
  margin: "0",
  padding: "0",
  border: "0",
  overflow: "visible",
  background: "none",
  opacity: "1",
  visibility: "visible",
  "pointer-events": "auto",
} as const;

/** Outside the top layer the page could move it: then it is not there. A rule of the root that is important overrides all of the page's. */
const onlyOnTop = ":host(:not(:popover-open)) { display: none !important }";

/** Milliseconds in which the key that closed something is released; its frame takes that too. */
const released = 100;

/** An element above everything on a page, whose content the page can neither read nor style. */
export interface Host {
  root: ShadowRoot;
  /** Places it by CSS properties. */
  place(styles: Record<string, string>): void;
  remove(): void;
}

/** Adds a host; `onTampered` is called when the page changes or removes it. */
export function addHost(onTampered: () => void): Host {
  const element = document.createElement("div");
  const root = element.attachShadow({ mode: "closed" });
  const changes = new MutationObserver(onTampered);
  const removal = new MutationObserver(() => {
    if (!element.isConnected) onTampered();
  });
  const place = (styles: Record<string, string>) => {
    changes.disconnect();
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, "important");
    changes.observe(element, { attributes: true });
  };
  element.popover = "manual";
  document.documentElement.appendChild(element);
  element.showPopover();
  element.addEventListener("beforetoggle", onTampered);
  const style = new CSSStyleSheet();
  style.replaceSync(onlyOnTop);
  root.adoptedStyleSheets = [style];
  place(base);
  removal.observe(document.documentElement, { childList: true });
  return {
    root,
    place,
    remove() {
      changes.disconnect();
      removal.disconnect();
      element.style.setProperty("display", "none", "important");
      setTimeout(() => element.remove(), released);
    },
  };
}
