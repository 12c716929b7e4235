import { sitePictureKey } from "~/domain/file-keys";
import type { SitePicture } from "~/domain/site-pictures";
import type { Services } from "~/services";

import { storedPicture } from "./stored-picture.server";

/** The preview picture of one of the site's own pages in a language, as PNG: its sentence over the street. */
export const getSitePicture = (
  services: Pick<Services, "files" | "pictures" | "background">,
  { page, language }: SitePicture,
  { title, product }: { title: string; product: string },
): Promise<Uint8Array<ArrayBuffer>> =>
  storedPicture(
    services,
    { title, kind: "", product },
    { key: sitePictureKey(`${page}.${language}`), style: "dusk" },
  );
