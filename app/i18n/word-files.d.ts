declare module "virtual:word-files" {
  /** Where the built browser code has its words: the address of a file by `language/namespace`. Empty in development. */
  export const wordFiles: Readonly<Record<string, string>>;
}
