import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

import type { Drawings } from "~/platform/pictures/compose-picture";
import { LogoMark } from "~/ui/logo-mark";
import { Street } from "~/ui/street";

const draw = async (drawing: ReactNode) => {
  const markup = await new Response(await renderToReadableStream(drawing)).text();
  // In HTML the namespace goes without saying, in a picture it does not.
  return markup.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
};

/** The site's own drawings as SVG, for pictures to be made of. */
export async function drawTown(): Promise<Drawings> {
  const [mark, street] = await Promise.all([draw(<LogoMark />), draw(<Street className="" />)]);
  return { mark, street };
}
