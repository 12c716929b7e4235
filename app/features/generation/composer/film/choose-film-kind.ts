import type { Language } from "~/languages";
import { recogniseKind } from "../recognise-kind";
import { subjectClass } from "../scene/subject-class";
import type { FilmKind } from "./film-kind";
import { mannerFilmKinds, particularFilmKinds } from "./film-kinds";
import { general } from "./kinds/general";
import { travel } from "./kinds/travel";

/** The kind of film a purpose asks for: what it is for comes before how it is made. */
export function chooseFilmKind(text: string, language: Language): FilmKind {
  const found =
    recogniseKind(particularFilmKinds, text, language) ?? recogniseKind(mannerFilmKinds, text, language);
  return found ?? (subjectClass(text) === "place" ? travel : general);
}
