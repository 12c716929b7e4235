import type { Localized } from "../composition";
import type { Series } from "./read-series";

/** A recognisable idea about the look of a scene, with what it means for light and colour. */
export interface LightFamily {
  pattern: RegExp;
  /** Direction, softness and contrast only, so that it also holds in black and white. */
  light: Localized;
  palette: Localized;
  /** A season alone says little: its light yields to the hour and the weather. */
  season?: boolean;
}

export interface MoodFamily extends LightFamily {
  /** Music and sound, for films. */
  sound: Localized;
}

export interface StyleFamily {
  pattern: RegExp;
  /** `drawn` and `photo` decide whether a lens may be named; `any` works with both. */
  medium: "photo" | "drawn" | "any";
  look: Localized;
}

/** What kind of thing the subject is; decides how it acts when the purpose does not say. */
export type SubjectClass = "person" | "animal" | "plant" | "vehicle" | "place" | "thing";

export interface Given<Family> {
  /** Verbatim pieces of the purpose, in order. */
  words: string[];
  families: Family[];
}

/** What a purpose already says about a picture or a film. Every string is a verbatim piece of it. */
export interface Scene {
  /** The purpose without request wording, or undefined when it names nothing but the kind. */
  subject?: string;
  /** True when the purpose is too long to be a subject and has to be pointed to instead. */
  long: boolean;
  subjectClass: SubjectClass;
  light: Given<LightFamily>;
  mood: Given<MoodFamily>;
  style: Given<StyleFamily>;
  colours: string[];
  monochrome: boolean;
  /** What keeps its colour in a black and white picture. */
  colourException?: string;
  places: string[];
  /** A plain, transparent or coloured background that is asked for. */
  backdrop?: string;
  action?: string;
  views: string[];
  moves: string[];
  sounds: string[];
  /** Subtitles or captions that are asked for, e.g. "英語字幕". */
  captions?: string;
  /** That the end has to lead back to the start. */
  loop?: string;
  /** Several pictures or films at once. */
  series?: Series;
  /** What else the purpose names, sentence by sentence, after the subject. */
  details: string[];
  aspect?: { words: string; ratio?: string };
  duration?: { words: string; seconds: number };
  people?: string;
  /** "4K", "1080p", "60fps". */
  quality?: string;
  /** Words that have to appear in the picture or film. */
  texts: string[];
  /** Names of a brand, shop or work, without their quotation marks. */
  brand?: string;
  /** Things that must not appear, e.g. "no text". */
  limits: string[];
  withoutText: boolean;
  withoutPeople: boolean;
  /** A purpose that asks for text to be written, which can only be shown as a situation. */
  task: boolean;
  silent: boolean;
  /** Whether an animated film is asked for. */
  animated: boolean;
  withoutMusic: boolean;
}
