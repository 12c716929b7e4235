import type { Facts } from "../composition";
import { maskMaterial } from "../facts/mask-material";
import { findFamilies } from "./find-families";
import { lights } from "./lights";
import { moods } from "./moods";
import { readAction } from "./read-action";
import { readAspect } from "./read-aspect";
import { readBrand } from "./read-brand";
import { isMonochrome, readColours } from "./read-colours";
import { readDuration } from "./read-duration";
import { readLimits } from "./read-limits";
import { readPeople } from "./read-people";
import { readPlaces } from "./read-places";
import { readSubject } from "./read-subject";
import { isSilent, readViews } from "./read-views";
import type { Scene } from "./scene";
import { styles } from "./styles";
import { subjectClass } from "./subject-class";

const textWords = /文字|テキスト|文章|ロゴ|字(?!幕)|text|letter|words|caption|logo|texto|letras|palabras/iu;

/** The start of a long purpose says what is to be seen; reading only that keeps reading fast. */
const mostRead = 600;

/**
 * Reads everything a purpose says about what is to be seen and heard. `kindWords` are the words of the
 * recognised kind; a purpose made of nothing else has no subject of its own.
 */
export function readScene(purpose: string, facts: Facts, kindWords: readonly string[]): Scene {
  const { language } = facts;
  const text = purpose.slice(0, mostRead);
  const plain = maskMaterial(text);
  const limits = readLimits(plain, language);
  const open = limits.reduce((rest, limit) => rest.replace(limit, " ".repeat(limit.length)), plain);
  const light = findFamilies(lights, open);
  const colours = readColours(open, language).filter(
    (piece) => !facts.names.some((name) => name.includes(piece)),
  );
  const mood = findFamilies(
    moods,
    colours.reduce((rest, piece) => rest.replace(piece, " "), open),
  );
  const style = findFamilies(styles, open);
  const { views, moves, sounds } = readViews(open);
  const aspect = readAspect(plain);
  const duration = readDuration(plain);
  const known = [
    ...limits,
    ...light.words,
    ...mood.words,
    ...style.words,
    ...views,
    ...moves,
    ...sounds,
    ...(aspect ? [aspect.words] : []),
    ...(duration ? [duration.words] : []),
  ];
  const measures = [duration?.words, aspect?.words].filter(
    (words) => words !== undefined && /\d|縦|横|正方形|vertical|horizontal|square|cuadrad/iu.test(words),
  ) as string[];
  const { subject, long } = readSubject(text, language, {
    known,
    kindWords,
    measures,
    looks: [...colours, ...style.words, ...mood.words],
    lights: light.words,
  });
  return {
    ...(subject ? { subject } : {}),
    long,
    subjectClass: subjectClass(subject ?? open),
    light,
    mood,
    style,
    colours,
    monochrome: isMonochrome(open),
    places: readPlaces(open, language),
    action: trimAction(readAction(open, language), light.words),
    views,
    moves,
    sounds,
    aspect,
    duration,
    people: readPeople(open, language),
    texts: facts.quotes,
    brand: readBrand(text, language, facts.quotes),
    limits,
    withoutText: limits.some((limit) => textWords.test(limit)),
    silent: isSilent(plain),
    animated: /アニメ|animat(?:ed|ion)|animaci[oó]n/iu.test(open),
    withoutMusic: limits.some((limit) => /BGM|音楽|music|m[uú]sica/iu.test(limit)),
  };
}

/** "夕暮れの海辺を歩く" acts as "海辺を歩く": the light has its own place. */
function trimAction(action: string | undefined, lightWords: readonly string[]): string | undefined {
  if (action?.startsWith("言って")) return undefined;
  const light = lightWords.find((word) => action?.startsWith(`${word}の`));
  return light ? action?.slice(light.length + 1) : action;
}
