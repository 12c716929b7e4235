import type { Facts } from "../composition";
import { maskMaterial } from "../facts/mask-material";
import { findFamilies } from "./find-families";
import { lights } from "./lights";
import { moods } from "./moods";
import { readAction } from "./read-action";
import { readAspect } from "./read-aspect";
import { readBackdrop } from "./read-backdrop";
import { readBrand } from "./read-brand";
import { isMonochrome, readColourException, readColours } from "./read-colours";
import { readDuration } from "./read-duration";
import { readLimits } from "./read-limits";
import { readPeople } from "./read-people";
import { readPlaces } from "./read-places";
import { readSeries } from "./read-series";
import { readStyle } from "./read-style";
import { readSubject } from "./read-subject";
import { isWritingTask } from "./read-task";
import { isSilent, readViews } from "./read-views";
import type { Scene } from "./scene";
import { subjectClass } from "./subject-class";
import { trimAction } from "./trim-action";

const noMusic =
  /^(?:BGM|音楽)|^(?:no|without(?: any)?) (?:background )?music$|^sin m[uú]sica(?: de fondo)?$/iu;
const resolution =
  /(?<![\p{L}\d])(?:[248]K|(?:full ?|フル)?HD|720p|1080p|2160p|(?:24|30|60|120) ?fps)(?![\p{Script=Latin}\d])(?:画質)?/iu;
/** Ink has no colours of its own. */
const ink = /墨|ink wash|sumi-e|ink painting|tinta china|aguada/iu;
const peopleWords =
  /人物|人間|登場人物|誰も|人(?:影|気|通り)|無人|^人|モデル|people|person|humans?|nobody|no one|personas|gente|nadie|humanos/iu;
const textWords =
  /文字|タイトル|見出し|title|t[ií]tulo|テキスト|文章|ロゴ|字(?!幕)|text|letter|words|caption|logo|texto|letras|palabras/iu;

/**
 * Reads everything a purpose says about what is to be seen and heard. `kindWords` are the words of the
 * recognised kind; a purpose made of nothing else has no subject of its own.
 */
export function readScene(text: string, facts: Facts, kindWords: readonly string[]): Scene {
  const { language } = facts;
  const plain = maskMaterial(text);
  const brand = readBrand(text, language, facts.quotes);
  const limits = readLimits(plain, language);
  const open = limits.reduce((rest, limit) => rest.replace(limit, " ".repeat(limit.length)), plain);
  const names = [...facts.names, ...(brand ? [brand] : [])];
  const light = findFamilies(
    lights,
    names.reduce((rest, name) => rest.replace(name, " ".repeat(name.length)), open),
  );
  const colours = readColours(open, language).filter(
    (piece) => !facts.names.some((name) => name.includes(piece)),
  );
  const { views, moves, sounds, captions, loop } = readViews(open);
  const mood = findFamilies(
    moods,
    [...colours, ...sounds].reduce((rest, piece) => rest.replace(piece, " "), open),
  );
  const duration = readDuration(plain);
  const quality = resolution.exec(plain)?.[0];
  const style = readStyle(duration ? open.replace(duration.words, " ") : open, language);
  const backdrop = readBackdrop(open, language);
  const series = readSeries(plain, language);
  const task = isWritingTask(plain, language);
  const aspect = readAspect(plain);
  const known = [
    ...limits,
    ...light.words,
    ...mood.words,
    ...style.words,
    ...views,
    ...moves,
    ...sounds,
    ...(aspect ? [aspect.words] : []),
    ...[duration?.words, captions, loop, series?.words, backdrop, quality, ...facts.urls].filter(
      (words) => words !== undefined,
    ),
  ];
  const films = series?.words.includes("本の") ? series.words : undefined;
  const measures = [films, duration?.words, aspect?.words].filter(
    (words) => words !== undefined && /\d|縦|横|正方形|vertical|horizontal|square|cuadrad/iu.test(words),
  ) as string[];
  const exception = readColourException(open);
  const looks = [...(exception ? [exception] : []), ...colours, ...style.words, ...mood.words];
  const words = { known, kindWords, measures, looks, lights: light.words };
  const { subject, long, details } = task ? unreadTask : readSubject(text, language, words);
  return {
    ...(subject ? { subject } : {}),
    long,
    details,
    task,
    series,
    captions,
    loop,
    subjectClass: subjectClass((subject ?? open).replace(facts.audience ?? "", "")),
    light,
    mood,
    style,
    colours,
    monochrome: isMonochrome(open) || (colours.length === 0 && style.words.some((word) => ink.test(word))),
    backdrop,
    colourException: exception,
    places: readPlaces(open, language),
    action: trimAction(readAction(open, language), light.words),
    views,
    moves,
    sounds,
    aspect,
    duration,
    quality,
    people: readPeople(open, language),
    texts: facts.quotes,
    brand,
    limits,
    withoutPeople: limits.some((limit) => peopleWords.test(limit)),
    withoutText: limits.some((limit) => textWords.test(limit)),
    silent: isSilent(plain),
    animated: /アニメ|animat(?:ed|ion)|animaci[oó]n/iu.test(open),
    withoutMusic: limits.some((limit) => noMusic.test(limit)),
  };
}

/** A writing task names nothing that could be seen. */
const unreadTask = { subject: undefined, long: true, details: [] };
