/** A heading or line over the conditions of a prompt. */
const overConditions =
  /^(?:[#■◆●【*]{1,6} ?)?(?:[^。.\n]{0,20}(?:条件|制約|要件|ルール|守ること|守ってほしいこと|注意点|注意事項)|(?:\p{L}{1,14} ){0,3}(?:conditions|requirements|constraints|rules|guidelines|instructions)|(?:\p{L}{1,14} ){0,3}(?:condiciones|requisitos|restricciones|reglas|pautas|instrucciones))(?: \p{L}{1,14})?[*】:：]{0,4}$/iu;

const longestHeading = 100;

/** Whether a line stands over a prompt's conditions. */
export const isOverConditions = (line: string): boolean =>
  overConditions.test(line.slice(0, longestHeading).trim());
