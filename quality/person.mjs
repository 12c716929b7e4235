// The person of a round: a model that knows the facts of a case, and answers what it is asked in few words.
import { z } from "zod";

const instructions = `You play a person who typed a line to an AI service and received a reply. You know the facts of your case, and nothing else about it. You are busy: you answer what you are asked, and never tell what nobody asked for.`;

const task = `Your task now: answer the questions of the reply that it needs answered before it can do the work.
- answers: one for each such question, in its order, of at most fifteen words, in the language of the line. From the facts alone; where they do not tell, "no preference" in that language. A question that offers an option or a guess that is right is answered with it. Empty where the reply asks nothing, or only offers further help.`;

const answersOf = z.object({ answers: z.array(z.string()).max(12) });

const longestAnswer = 15;

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** The first words of an answer, of any language. */
function shortened(answer) {
  const words = [...segmenter.segment(answer)].filter(({ isWordLike }) => isWordLike);
  return answer.slice(0, words[longestAnswer]?.index).trim();
}

const uncounted = /^(?:\p{N}+|\p{Script=Latin})$/u;

/** The words of a text that a person typed; numbers and single letters are not counted. */
export const typedWords = (text) =>
  [...segmenter.segment(text)].filter(({ isWordLike, segment }) => isWordLike && !uncounted.test(segment))
    .length;

/** What a person with these facts says to a reply; null: nothing. Errors: those of `Model.generate`. */
export async function answerReply({ guardModel, model, call }, { line, facts }, reply) {
  const guarded = guardModel({ model, instructions, material: { line, facts, reply }, ...call });
  const { answers } = await guarded.ask(task, {}, { schema: answersOf });
  const said = answers.map(shortened).filter(Boolean);
  if (said.length === 0) return null;
  return said.length === 1 ? said[0] : said.map((answer, at) => `${at + 1}. ${answer}`).join("\n");
}
