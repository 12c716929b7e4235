/** Longest beginning of a line that is read, in characters. */
const longestPart = 600;

/** The role that a prompt gives to an AI at its start. */
const role =
  /^(?:あなたは[^。\n]{1,60}(?:です|だ|として)|[^。\n]{1,40}として(?:振る舞|ふるま|行動)|#+ ?(?:役割|命令|指示|role|instructions?)|(?:you are|act as|pretend (?:to be|you are)|i want you to act as) (?:an?|the|my) |(?:eres|actua como|actúa como|quiero que actues como|quiero que actúes como) (?:una?|el|la|mi) )/iu;

/** Whether a text begins with the role that it gives to an AI. */
export const givesRole = (text: string): boolean => role.test(text.trimStart().slice(0, longestPart));

/** A text that is a prompt already: it gives an AI a role, and says in further sentences what to do. */
export function isPrompt(text: string): boolean {
  const start = text.trim().slice(0, longestPart);
  const sentences = start.split(/[。.!?！？\n]/u).filter((sentence) => sentence.trim() !== "");
  return givesRole(start) && sentences.length > 2;
}
