/**
 * An action without the particle that a blanked quotation left in front of it and without the light, which
 * has a line of its own: "夕暮れの海辺を歩く" acts as "海辺を歩く".
 */
export function trimAction(action: string | undefined, lightWords: readonly string[]): string | undefined {
  if (action?.startsWith("言って")) return undefined;
  const bare = action?.replace(/^[がはをにでもの]+(?=\p{Script=Han}|\p{Script=Katakana})/u, "");
  const light = lightWords.find((word) => bare?.startsWith(`${word}の`));
  return light ? bare?.slice(light.length + 1) : bare;
}
