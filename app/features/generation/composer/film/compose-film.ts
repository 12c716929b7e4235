import type { Composition, Facts, Purpose, Section } from "../composition";
import { purposeVariables } from "../purpose-variables";
import { quotePurpose } from "../quote-purpose";
import { renderPrompt } from "../render";
import { extraPhrases } from "../scene/extra-phrases";
import { readScene } from "../scene/read-scene";
import { sceneTags } from "../scene/scene-tags";
import { chooseFilmKind, settleFilmKind } from "./choose-film-kind";
import { filmDesign } from "./film-design";
import { filmLettering } from "./film-lettering";
import { filmPhrases } from "./film-phrases";
import { filmStudy } from "./film-study";
import { timeBeats } from "./time-beats";

const longestVertical = 30;
/** "25 photos" go into one film; "3 clips" are films of their own. */
const films =
  /本|動画|パターン|案|(?<!\p{L})(?:clips?|videos?|reels?|films?|shorts|spots?|ads|versions?|variations?|variants?|options?|v[ií]deos|tomas|versiones|variaciones|propuestas|opciones)(?!\p{L})/iu;
/** What moves by itself. */
const moving = new Set(["person", "animal", "vehicle"]);
/** "…が…を教える": a clause with its own subject and verb moves, whatever the verb. */
const clause = /が[^、。]*[うくすつぬぶむる](?=、|。|$)/u;

/** Composes the prompt for a film from its purpose and the facts read from it. */
export function composeFilm(purpose: Purpose, facts: Facts): Omit<Composition, "language"> {
  const { language } = facts;
  const { text } = purpose;
  const chosen = chooseFilmKind(text, language);
  const label = filmPhrases[language];
  const scene = readScene(text, facts, Object.values(chosen.keywords).flat());
  const acts =
    scene.task ||
    scene.long ||
    scene.subject === undefined ||
    scene.action !== undefined ||
    clause.test(scene.subject);
  const kind = settleFilmKind(chosen, acts || moving.has(scene.subjectClass));
  const words = kind.words[language];
  const extra = extraPhrases[language];
  const [first, second, ...rest] = (scene.withoutPeople && words.unpeopled) || words.beats;
  const acted = kind.id === "general" && scene.action && !scene.task;
  const steps = [first, acted ? extra.begins(scene.action ?? "") : second, ...rest];
  const lettering = filmLettering(text, facts, scene, kind);
  const asked = scene.subject || scene.long ? [] : [words.topic];
  const vertical = scene.aspect?.ratio === "9:16";
  const seconds =
    scene.duration?.seconds ?? (vertical ? Math.min(kind.seconds, longestVertical) : kind.seconds);
  const given = scene.duration?.words;
  const series = scene.series && films.test(scene.series.words) ? scene.series : undefined;
  const whole = given && !/(?:-|\d) ?second$/iu.test(given) ? given : label.seconds(seconds);
  const length = series ? whole + extra.each : whole;
  const beats = timeBeats(seconds, kind.shares, language);
  const colon = language === "ja" ? "：" : ": ";
  const avoid = [...words.avoid, label.flaws];

  const required = [
    ...(series ? [(series.varied ? extra.variations : extra.series)(series.words)] : []),
    ...(scene.loop ? [extra.loop(scene.loop)] : []),
    ...scene.limits,
  ];

  const sections: Section[] = [
    { title: label.request, body: series ? extra.films(series.count) : words.order },
    { title: label.purpose, body: quotePurpose(text) },
    { title: label.inputs, variables: [...asked, ...purposeVariables(text, language)] },
    { title: label.design, items: filmDesign(scene, kind, length, lettering, language) },
    { title: label.beats, steps: beats.map(({ index, time }) => time + colon + (steps[index] ?? "")) },
    { title: label.must, items: required },
    { title: label.avoid, items: purpose.deepThinking ? avoid : avoid.slice(-2) },
  ];
  const plan = { beats, seconds, asked: asked.length > 0, lettered: lettering !== undefined };
  return {
    content: renderPrompt(
      purpose.deepThinking ? [...sections, ...filmStudy(scene, facts, kind, plan)] : sections,
      language,
    ),
    kind: kind.id,
    tags: sceneTags(words.topicTag, scene),
  };
}
