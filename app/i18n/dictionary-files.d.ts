declare module "virtual:dictionary-files" {
  /** The URL of each built dictionary file by `language/namespace`. Empty in development. */
  export const dictionaryFiles: Readonly<Record<string, string>>;
}
