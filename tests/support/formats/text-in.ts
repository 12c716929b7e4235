const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };

/** The value of a form's field in a page. */
export function valueIn(html: string, field: string): string {
  const [, value] = new RegExp(`name="${field}" value="([^"]*)"`).exec(html)!;
  return value!.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => entities[name]!);
}

/** The prompt in the page of a result: what its buttons share and save. */
export const textIn = (html: string): string => valueIn(html, "content");
