import type { RouteConfigEntry } from "@react-router/dev/routes";

import routes from "../../app/routes";

/** What is no page of the site's frame, but a document that people see all the same. */
const documents = ["/embed/:shareId"];

const patternsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, file, children = [] }) => [
    ...(file.endsWith(".tsx") && (path || index) ? [`/${path ?? ""}`] : []),
    ...patternsOf(children),
  ]);

/** The pattern of every address that answers with a page for people. */
export const pagePatterns = [...patternsOf(routes), ...documents];
