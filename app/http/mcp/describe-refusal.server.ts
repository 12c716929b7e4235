import { asAppError, errorBody, type ErrorBody, type RequestArgs } from "../errors.server";

/**
 * A thrown value for programs, as the body of the API's error, and for models as a text: the sentence with its code, a line for each
 * field with the values that it may have (`optionsOf`), and the error's hint.
 */
export function describeRefusal(
  thrown: unknown,
  args: RequestArgs,
  optionsOf: (field: string) => readonly string[] = () => [],
): { body: ErrorBody; text: string } {
  const error = asAppError(thrown);
  const body = errorBody(error, args);
  const fields = Object.entries(body.fields ?? {}).map(([name, { code, message }]) => {
    const options = code === "not_an_option" ? optionsOf(name) : [];
    return `${name}: ${message}${options.length > 0 ? ` (choose one of: ${options.join(" / ")})` : ""}`;
  });
  const hint = error.hint === undefined ? [] : [error.hint];
  return { body, text: [`${body.error} (${body.code})`, ...fields, ...hint].join("\n") };
}
