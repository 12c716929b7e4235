/** The color themes of the site and of the widget; `auto` follows the reader's device. */
export const themes = ["auto", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** The query parameter of a theme link, and the cookie with the choice. */
export const themeParameter = "theme";

/** A text as a theme. Undefined if it is unknown. */
export const asTheme = (text: string | null): Theme | undefined => themes.find((theme) => theme === text);
