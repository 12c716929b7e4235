/** Id of the account of the town's editors; nobody can sign in as it. */
export const editorsId = "official";

/** The path of the drawn face of the editors. */
export const editorsFace = "/editors-face.svg";

interface NamedMember {
  /** Null if their profile is hidden. */
  id: string | null;
  displayName: string | null;
}

/** The shown name of a member; the editors' is `editors`, which is in the reader's language. Null if it is unknown. */
export const shownName = ({ id, displayName }: NamedMember, editors: string): string | null =>
  id === editorsId ? editors : displayName;
