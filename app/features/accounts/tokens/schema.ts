import { z } from "zod";

import { tokenScopes } from "~/domain/token-scopes";
import { typedLine } from "~/features/text/typed-text";

import { tokenExpiries, tokenNameLimit } from "./limits";

/** A ticked box lets a token see its member's facts; one without a tick posts nothing. */
export const factsTick = z
  .string()
  .optional()
  .transform((tick) => tick === "on");

const option = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, { error: "not_an_option" });

/** The form for a new token. Its `id` becomes the token's: the same form sent twice creates one token. */
export const accessTokenForm = z.object({
  id: z.string({ error: "required" }).regex(/^[0-9A-Za-z]{22}$/, "not_an_option"),
  name: z.string().default("").pipe(typedLine(tokenNameLimit)),
  scope: option(tokenScopes),
  expiry: option(tokenExpiries),
  facts: factsTick,
});

export type AccessTokenDraft = z.output<typeof accessTokenForm>;
