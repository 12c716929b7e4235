import type { Scene } from "./scene";

const longestTag = { japanese: 10, latin: 12 };

/** A tag names a thing; a sentence or a list of things is none. */
function isTag(subject: string): boolean {
  const most = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(subject) ? "japanese" : "latin";
  return [...subject].length <= longestTag[most] && !/[{}<>"「」、,]/u.test(subject);
}

/** One to four short tags: the kind, then what the purpose itself says about look and subject. */
export function sceneTags(kindTag: string, scene: Scene): string[] {
  const short = scene.subject && isTag(scene.subject);
  const tags = [
    kindTag,
    ...(short ? [scene.subject ?? ""] : []),
    ...scene.style.words.slice(0, 1),
    ...scene.light.words.slice(0, 1),
    ...scene.mood.words.slice(0, 1),
  ];
  return [...new Set(tags)].slice(0, 4);
}
