import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";

import { asAppError, type RequestArgs } from "../errors.server";
import { describeRefusal } from "./describe-refusal.server";

/** A thrown value as an error of the protocol: its text as the message, the body of the API's error as its data. */
export function protocolError(thrown: unknown, args: RequestArgs): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown;
  const { status } = asAppError(thrown);
  const code = status < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
  const { body, text } = describeRefusal(thrown, args);
  return new ProtocolError(code, text, body);
}

/** Wraps the handlers of a request's prompts and resources: a thrown error becomes one of the protocol. */
export const withProtocolErrors =
  (args: RequestArgs) =>
  <Input extends unknown[], Result>(handle: (...input: Input) => Promise<Result>) =>
  async (...input: Input): Promise<Result> => {
    try {
      return await handle(...input);
    } catch (thrown) {
      throw protocolError(thrown, args);
    }
  };
