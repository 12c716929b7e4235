import type { ToolAnnotations } from "@modelcontextprotocol/server";
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";

import type { Member } from "~/context";
import type { Variable } from "~/domain/variables";
import type { Operation } from "~/operation";
import type { Services } from "~/services";
import type { TokenScope } from "~/domain/token-scopes";

import { wireSchema } from "./wire-schema";

/** A parsed call of a tool and its sender. */
export interface ToolCall<Input, Who = Member | null> {
  services: Services;
  /** The member by token. Null for a visitor. */
  viewer: Who;
  input: Input;
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Scheme and host of this site. */
  origin: string;
  /** The client can ask its person questions, and has not done so for this call; their answers become part of the input. */
  canAsk: boolean;
  /** Whose daily budgets the call is counted in. */
  callerKey(): Promise<string>;
}

/**
 * The result of a tool as data and as text for the model, in blocks where one is to be used as it is; or questions that
 * the client asks its person first. Many clients show the text only: it has all that the next call needs.
 */
export type ToolResult<Value> =
  | { value: Value; text: string | string[] }
  | { message: string; questions: readonly Variable[] };

interface Declaration<Input extends z.ZodType, Output extends z.ZodType, Who> {
  name: string;
  /** Constants, in English: people's text is never part of them. */
  title: string;
  description: string;
  input: Input;
  /** Descriptions of the fields. */
  fields: Readonly<Record<string, string>>;
  /** The schema of the structured result. */
  output: Output;
  /** Scope that a token needs: that of the API's call. */
  scope: TokenScope;
  annotations: Required<Omit<ToolAnnotations, "title">>;
  operation: Operation;
  run(call: ToolCall<z.output<Input>, Who>): Promise<ToolResult<z.output<Output>>>;
}

/** A declared tool with any schemas. */
export type Tool = Omit<Declaration<z.ZodType, z.ZodType, Member & null>, "run"> & {
  forMembers: boolean;
  /** The schemas as clients get them, described once for all requests. */
  wire: { input: ReturnType<typeof wireSchema>; output: ReturnType<typeof wireSchema> };
  run(call: ToolCall<unknown>): Promise<ToolResult<unknown>>;
};

const declaring =
  <Who>(forMembers: boolean) =>
  <Input extends z.ZodType, Output extends z.ZodType>(
    declaration: Declaration<Input, Output, Who>,
  ): Tool => ({
    ...(declaration as unknown as Tool),
    forMembers,
    wire: {
      input: wireSchema(declaration.input, declaration.fields),
      output: wireSchema(declaration.output),
    },
  });

/** Declares a tool for everybody; its schemas type input and output. */
export const tool = declaring<Member | null>(false);

/** Declares a tool for members; a visitor's client is asked to sign in. */
export const memberTool = declaring<Member>(true);
