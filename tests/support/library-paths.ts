/** The pages of a library with this prompt and this folder; each is a dialog where scripts are on. */
export const libraryPaths = (prompt: string, folder: string) => [
  ...["", "/new", "/tags", "/folders/new"].map((rest) => `/dashboard${rest}`),
  ...["", "/delete", "/optimize"].map((rest) => `/dashboard/prompts/${prompt}${rest}`),
  ...["", "/delete"].map((rest) => `/dashboard/folders/${folder}${rest}`),
];
