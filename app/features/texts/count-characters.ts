/** The length of a text as people count it: in code points, so that an emoji is no two characters. */
export const countCharacters = (text: string): number => [...text].length;
