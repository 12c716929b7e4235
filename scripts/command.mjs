// What a command line may say, for the commands that ask a model.
/** A mistake in what somebody typed or set: told by its sentence, without a stack trace. */
export class Mistake extends Error {}

/**
 * The bound that `--calls` gives; none if it is left out. npm 10 keeps an option that is written without `--` before it. Error: a
 * `Mistake` unless it is a whole number.
 */
export function callsOf(text = process.env.npm_config_calls) {
  if (text === undefined) return Infinity;
  if (!/^\d{1,15}$/.test(text)) throw new Mistake(`--calls is a whole number, not ${JSON.stringify(text)}.`);
  return Number(text);
}

const explain = (error) => {
  if (error instanceof Mistake) return error.message;
  if (!error.code?.startsWith("ERR_PARSE_ARGS")) throw error;
  return `${error.message}. Options of an npm command are written behind "--".`;
};

/** Does a command's work and returns its result; a mistake is told, and ends this process. */
export async function runCommand(work) {
  try {
    return await work();
  } catch (error) {
    console.error(explain(error));
    process.exit(2);
  }
}
