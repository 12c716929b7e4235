import { renderToReadableStream } from "react-dom/server";

import type { Drawings } from "~/platform/pictures/compose-picture";
import { LogoMark } from "~/ui/logo";
import street from "~/ui/street.svg?raw";

/** The site's own drawings as SVG, for pictures to be made of. */
export async function drawTown(): Promise<Drawings> {
  const mark = await new Response(await renderToReadableStream(<LogoMark />)).text();
  // HTML implies the namespace, a picture does not.
  return { mark: mark.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'), street };
}
