import { asLanguage, type Language } from "~/domain/languages";

/** The pages of the site with a picture of their own; all others show that of the home page. */
const pages = ["home", "town"] as const;

/** A picture of the site's own pages for other sites. */
export interface SitePicture {
  page: (typeof pages)[number];
  language: Language;
}

/** The path of a picture: no share id has a dot. */
export const sitePicturePath = ({ page, language }: SitePicture): string =>
  `/pictures/${page}.${language}.png`;

/** The picture of a file name. Null if there is none. */
export function sitePictureOf(file: string): SitePicture | null {
  const [name, tongue, ending, ...more] = file.split(".");
  const page = pages.find((one) => one === name);
  const language = asLanguage(tongue ?? null);
  return page && language && ending === "png" && more.length === 0 ? { page, language } : null;
}
