import { z } from "zod";

import type { ApiDocument, Operation, Schema } from "./operations";
import type { HttpResponse, WireRequest } from "./send";

/** Errors of every API address, whatever the call. */
const everywhere = ["not_found", "method_not_allowed", "cross_origin", "rate_limited"];

const bare = [204, 304];

/** Checks responses against the API's own document. */
export function responseJudge({ components }: ApiDocument) {
  const definitions = JSON.parse(
    JSON.stringify(components.schemas).replaceAll("#/components/schemas/", "#/$defs/"),
  ) as Record<string, Schema>;
  const readers = new Map<Schema, z.ZodType>();
  const readerOf = (schema: Schema) => {
    const known = readers.get(schema);
    if (known) return known;
    const own = JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "#/$defs/"));
    const reader = z.fromJSONSchema({ ...own, $defs: definitions });
    readers.set(schema, reader);
    return reader;
  };
  const errorBody = readerOf({ $ref: "#/components/schemas/Error" });

  const bodyFaults = (schema: Schema, value: unknown) => {
    const { error } = readerOf(schema).safeParse(value);
    return error ? [z.prettifyError(error)] : [];
  };

  function jsonFaults(response: HttpResponse, operation: Operation | undefined): string[] {
    if (response.headers["content-type"] !== "application/json")
      return [`the content type ${response.headers["content-type"]}`];
    const value = parse(response.text);
    if (value === undefined) return ["a body that is no JSON"];
    if (response.status < 400)
      return operation && `${response.status}` in operation.responses
        ? bodyFaults(operation.responses[response.status]!, value)
        : [`no answer in the document: ${response.status}`];
    const { error, data } = errorBody.safeParse(value);
    if (error) return [`an error that is none of the document's: ${z.prettifyError(error)}`];
    const { code, error: sentence } = data as { code: string; error: string };
    if (sentence.trim() === "" || sentence.includes("errors:"))
      return [`an error without words: ${sentence}`];
    const declared = operation?.refusals[response.status]?.includes(code);
    return declared || !operation || everywhere.includes(code)
      ? []
      : [`no answer in the document: ${response.status} ${code}`];
  }

  /** All faults of an API response; `operation` is the call of its address and method. */
  return (
    { method, headers: sent }: WireRequest,
    response: HttpResponse,
    operation: Operation | undefined,
  ): string[] => {
    const { status, headers, text } = response;
    const faults: string[] = [];
    if (status >= 500) faults.push(`the status ${status}`);
    if (headers["x-injected"] !== undefined) faults.push("a header of the request's making");
    if (headers["x-content-type-options"] !== "nosniff") faults.push("no security headers");
    if (headers["x-request-id"] === undefined) faults.push("no request id");
    if (headers["access-control-allow-credentials"] !== undefined) faults.push("credentials for other sites");
    if (sent.Authorization && headers["set-cookie"]) faults.push("a cookie for a token");
    if (bare.includes(status) || method === "HEAD")
      return [...faults, ...(text === "" ? [] : ["a body where none may be"])];
    if (String(headers["content-type"]).startsWith("text/event-stream"))
      return [...faults, ...eventFaults(text)];
    const [type] = String(headers["content-type"]).split(";");
    if (status === 200 && operation?.files.includes(type!)) return faults;
    return [...faults, ...jsonFaults(response, operation)];
  };
}

function eventFaults(text: string): string[] {
  const events = text.split("\n\n").filter((event) => event.startsWith("event: "));
  const names = events.map((event) => /^event: (\w+)\ndata: /.exec(event)?.[1]);
  if (!["done", "failed"].includes(names.at(-1) ?? "")) return ["a stream without an end"];
  return events.every((event) => parse(event.replace(/^.*\ndata: /, "")) !== undefined)
    ? []
    : ["an event that is no JSON"];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
