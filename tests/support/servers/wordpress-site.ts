/** The elements and attributes WordPress keeps from an unknown site's HTML. */
const kept: Record<string, string[]> = {
  a: ["href"],
  blockquote: [],
  iframe: ["src", "width", "height", "frameborder", "marginwidth", "marginheight", "scrolling", "title"],
};

const attributesOf = (tag: string) => [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)];

/**
 * The HTML of an oEmbed response as WordPress inserts it (its developer documentation, "oEmbed":
 * `wp_filter_oembed_result`): a blockquote, if before the frame, and the frame without its own sandbox and style. Null
 * if nothing is shown.
 */
export function filterEmbed(html: string, secret: string): string | null {
  const plain = html.replaceAll(/<(\/?)(\w+)([^>]*)>/g, (_, slash: string, name: string, rest: string) => {
    if (!kept[name]) return "";
    const attributes = attributesOf(rest).filter(([, key]) => kept[name]!.includes(key!));
    return `<${slash}${name}${slash ? "" : attributes.map(([whole]) => whole).join("")}>`;
  });
  const found = /(<blockquote>.*?<\/blockquote>)?.*(<iframe.*?><\/iframe>)/s.exec(plain);
  if (!found) return null;
  const [, quotation, frame] = found;
  const marked = frame!
    .replace(/ src="([^"]*)"/, ` src="$1#?secret=${secret}" data-secret="${secret}"`)
    .replace(
      "<iframe",
      `<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted"${quotation ? ' style="position: absolute; clip: rect(1px, 1px, 1px, 1px);"' : ""}`,
    );
  if (!quotation) return marked;
  // The script is added only with the blockquote.
  const hidden = quotation.replace(
    "<blockquote",
    `<blockquote class="wp-embedded-content" data-secret="${secret}"`,
  );
  return `${hidden}${marked}<script>${hostScript}</script>`;
}

/** WordPress's handler of frame messages; it stores them in `messages`. */
const hostScript = `{
  const messages = (window.messages = []);
  const frames = () => [...document.querySelectorAll("iframe.wp-embedded-content")];
  addEventListener("message", ({ data, source }) => {
    messages.push(data);
    if (!data || !(data.secret || data.message || data.value) || /[^a-zA-Z0-9]/.test(data.secret)) return;
    for (const quotation of document.querySelectorAll("blockquote[data-secret]"))
      if (quotation.dataset.secret === data.secret) quotation.style.display = "none";
    for (const frame of frames()) {
      if (frame.dataset.secret !== data.secret || frame.contentWindow !== source) continue;
      frame.removeAttribute("style");
      if (data.message === "height") frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
      if (data.message === "link" && new URL(data.value).host === new URL(frame.src).host && document.activeElement === frame)
        window.top.location.href = data.value;
    }
  });
  addEventListener("load", () => {
    for (const frame of frames())
      frame.contentWindow.postMessage({ message: "ready", secret: frame.dataset.secret }, "*");
  });
}`;
