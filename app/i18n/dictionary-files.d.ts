declare module "virtual:dictionary-files" {
  /** The address of each built dictionary file by `language/namespace`. Empty in development. */
  export const dictionaryFiles: Readonly<Record<string, string>>;
}
