import type { Language } from "~/domain/languages";
import type { Translate } from "~/i18n/translate";

/** The ground of the light theme (`app/app.css`); a page's own head has that of its theme. */
const paper = "#fbf8f2";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/app/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const screen = (name: string, language: Language, sizes: string, label: string) => ({
  src: `/app/${name}-${language}.jpg`,
  sizes,
  type: "image/jpeg",
  form_factor: name.endsWith("wide") ? "wide" : "narrow",
  label,
});

/** The web app manifest in a language, with its translate function: one app whatever its language, since all have the same id. */
export function describeApp(language: Language, t: Translate) {
  const name = t("product");
  return {
    id: "/",
    name,
    short_name: t("offline:shortName"),
    description: t("description"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: paper,
    background_color: paper,
    categories: ["productivity", "utilities"],
    icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
    shortcuts: [
      { name: t("menu.newPrompt"), url: "/generate", icons: [icon(192, "any")] },
      { name: t("menu.library"), url: "/dashboard", icons: [icon(192, "any")] },
    ],
    screenshots: [
      screen("generator", language, "750x1334", t("menu.newPrompt")),
      screen("town", language, "750x1334", t("menu.town")),
      screen("generator-wide", language, "1280x800", t("menu.newPrompt")),
    ],
    share_target: {
      action: "/share",
      method: "POST",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
  };
}
