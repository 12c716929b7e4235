/** Text as HTML writes it, between tags and inside quoted attributes. */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

interface SmallDocument {
  language: string;
  title: string;
  /** HTML. */
  body: string;
}

/** A page that stands alone, where the router draws none. */
export const smallDocument = ({ language, title, body }: SmallDocument): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>body{max-width:32rem;margin:4rem auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif}</style>
</head>
<body>
${body}
</body>
</html>
`;
