import { manifestSentence } from "../own-files";
import { focused, isBox, type Box } from "./box";
import { addHost, type Host } from "./hidden-host";

const side = 32;

const looks = `
  button { all: unset; display: grid; place-items: center; width: ${side}px; height: ${side}px; border-radius: 10px;
    cursor: pointer; background: light-dark(#fff, #242836); box-shadow: 0 0 0 1px light-dark(#8a8373, #7d8297); }
  button:hover { box-shadow: 0 0 0 2px light-dark(#cc3d1f, #f4785a); }
  button:focus-visible { outline: 2px solid light-dark(#2450c8, #ffd166); outline-offset: 2px; }
  svg { width: 20px; height: 20px; }
`;

/** The logo, as on the site: a house with a lit window. */
const logo = [
  ["M16 4.5L27.5 13V27.5H4.5V13Z", { fill: "#cc3d1f", stroke: "#cc3d1f", "stroke-width": "4" }],
  ["M10 14.5l5 4.5-5 4.5", { fill: "none", stroke: "#fff", "stroke-width": "2.6" }],
  ["M17.5 23.5H23", { fill: "none", stroke: "#f5c451", "stroke-width": "2.6" }],
] as const;

function drawLogo(): SVGElement {
  const svg = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(svg, "svg");
  drawing.setAttribute("viewBox", "0 0 32 32");
  drawing.setAttribute("aria-hidden", "true");
  for (const [d, attributes] of logo) {
    const path = document.createElementNS(svg, "path");
    for (const [name, value] of Object.entries({ d, ...attributes })) path.setAttribute(name, value);
    drawing.appendChild(path);
  }
  return drawing;
}

/** Shows a small button at the corner of the text box with the focus; a person's press calls `onPress`. */
export function showButton(onPress: (box: Box) => void): void {
  let shown: { host: Host; box: Box } | null = null;
  const hide = () => {
    shown?.host.remove();
    shown = null;
  };
  const follow = () => {
    if (!shown) return;
    const { top, right } = shown.box.getBoundingClientRect();
    const at = top >= side + 6 ? top - side - 6 : top + 6;
    shown.host.place({
      left: `${Math.min(right, innerWidth - 8) - side}px`,
      top: `${at}px`,
      "color-scheme": "light dark",
    });
  };
  const show = (box: Box) => {
    if (shown?.box === box) return;
    hide();
    const host = addHost(hide);
    const button = document.createElement("button");
    button.type = "button";
    button.title = manifestSentence("open");
    button.setAttribute("aria-label", button.title);
    // The focus stays in the box; by keyboard the panel has its own key.
    button.tabIndex = -1;
    button.addEventListener("pointerdown", (event) => event.preventDefault());
    button.addEventListener("click", (event) => {
      if (event.isTrusted) onPress(box);
    });
    button.appendChild(drawLogo());
    const style = new CSSStyleSheet();
    style.replaceSync(looks);
    host.root.adoptedStyleSheets = [...host.root.adoptedStyleSheets, style];
    host.root.appendChild(button);
    shown = { host, box };
    follow();
  };
  const look = () => {
    const box = focused();
    if (isBox(box)) show(box);
    else hide();
  };
  addEventListener("focusin", look, true);
  addEventListener("focusout", () => setTimeout(look), true);
  addEventListener("scroll", follow, { capture: true, passive: true });
  addEventListener("resize", follow, { passive: true });
  look();
}
