import { renderToReadableStream } from "react-dom/server.node";

import type { Drawings } from "~/platform/pictures/compose-picture";
import { LogoMark } from "~/ui/logo";
import street from "~/ui/street.svg?raw";

/** The site's own drawings as SVG, parts of pictures. */
export async function drawTown(): Promise<Drawings> {
  const mark = await new Response(await renderToReadableStream(<LogoMark />)).text();
  // HTML implies the namespace, an SVG file does not.
  return { mark: mark.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'), street };
}
