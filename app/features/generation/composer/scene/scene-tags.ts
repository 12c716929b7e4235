import type { Scene } from "./scene";

/** One to four short tags: the kind, then what the purpose itself says about look and subject. */
export function sceneTags(kindTag: string, scene: Scene): string[] {
  const short = scene.subject && [...scene.subject].length <= 12 && !/[{}<>"「」]/u.test(scene.subject);
  const tags = [
    kindTag,
    ...(short ? [scene.subject ?? ""] : []),
    ...scene.style.words.slice(0, 1),
    ...scene.light.words.slice(0, 1),
    ...scene.mood.words.slice(0, 1),
  ];
  return [...new Set(tags)].slice(0, 4);
}
