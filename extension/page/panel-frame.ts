import { browser } from "wxt/browser";

import type { FromPage, Insertion } from "../messages";
import { fileAddress, manifestSentence } from "../own-files";
import { findBox, placeIn, restorePlace, selectedOutside, textOf, type Box } from "./box";
import { addHost, type Host } from "./hidden-host";
import { insertInto } from "./insert";

/** The most of a page's text that the panel is told, in characters. */
const most = 20_000;

const width = 400;
const height = 600;
const gap = 8;

/** Where the panel stands: above the box or below it, else in the corner; on a phone over the width. */
function placement(box: Box | null): Record<string, string> {
  const [wide, high] = [innerWidth, innerHeight];
  const fits = { width: `${Math.min(width, wide - 2 * gap)}px`, "max-width": "none", "max-height": "none" };
  const rect = box?.getBoundingClientRect();
  const left = rect
    ? Math.min(Math.max(gap, rect.right - width), Math.max(gap, wide - width - gap))
    : wide - width - gap;
  const [above, below] = rect ? [rect.top, high - rect.bottom] : [0, 0];
  const room = Math.max(above, below) - 2 * gap;
  if (!rect || wide < 480 || room < 300) {
    const tall = `${Math.min(height, high - 2 * gap)}px`;
    return { ...fits, left: `${Math.max(gap, left)}px`, top: "auto", bottom: `${gap}px`, height: tall };
  }
  const tall = `${Math.min(height, room)}px`;
  return above >= below
    ? { ...fits, left: `${left}px`, top: "auto", bottom: `${high - rect.top + gap}px`, height: tall }
    : { ...fits, left: `${left}px`, top: `${rect.bottom + gap}px`, bottom: "auto", height: tall };
}

const frameStyles =
  "width:100%;height:100%;border:0;border-radius:14px;box-shadow:0 0 0 1px #7d829766,0 12px 40px #0005;color-scheme:normal;";

/** The panel beside the page's text box. */
export function createPanelFrame() {
  let shown: {
    host: Host;
    frame: HTMLIFrameElement;
    box: Box | null;
    place: ReturnType<typeof placeIn>;
  } | null = null;

  const hide = () => {
    shown?.host.remove();
    const closed = shown;
    shown = null;
    return closed;
  };

  /** Closes the panel; the focus goes back to where it was. */
  const close = () => {
    const closed = hide();
    if (!closed?.box?.isConnected) return;
    closed.box.focus({ preventScroll: true });
    restorePlace(closed.box, closed.place);
  };

  return {
    async open(from: Box | null = findBox()): Promise<void> {
      if (shown) return shown.frame.focus();
      const context = {
        hasBox: from !== null,
        line: from ? textOf(from).trim().slice(0, most) : "",
        selected: selectedOutside(from).trim().slice(0, most),
      };
      const mark = crypto.randomUUID();
      const opening: FromPage = { from: "page", opening: mark, context };
      await browser.runtime.sendMessage(opening);
      const place = from && placeIn(from);
      const frame = document.createElement("iframe");
      frame.style.cssText = frameStyles;
      frame.title = manifestSentence("name");
      frame.allow = "clipboard-write";
      frame.src = `${fileAddress("/panel.html")}#${mark}`;
      frame.addEventListener("load", () => frame.focus(), { once: true });
      const host = addHost(hide);
      host.place(placement(from));
      host.root.appendChild(frame);
      shown = { host, frame, box: from, place };
    },
    close,
    /** Puts a text into the box; then the panel is closed. */
    async insert(insertion: Insertion): Promise<boolean> {
      const { box, place } = shown ?? {};
      if (!box?.isConnected) return false;
      const done = await insertInto(box, place ?? null, insertion);
      if (done) hide();
      return done;
    },
  };
}
