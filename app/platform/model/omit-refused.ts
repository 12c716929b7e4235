/** Parameters that some services or models refuse, with their other names in error messages. */
const optional: Record<string, RegExp> = {
  reasoning_effort: /reasoning|thinking/i,
  response_format: /json_?schema|structured.output/i,
  max_tokens: /max_tokens/,
  max_completion_tokens: /max_completion_tokens/,
  stream_options: /include_usage/,
};

const refusals = [400, 422];

/** Characters read of an error message. */
const readWords = 4_000;

/** Refused parameters by service and model, learned once per isolate. */
const known = new Map<string, ReadonlySet<string>>();

/** The calls of one answer: `fetch` omits the optional parameters known to be refused, and learns new ones. */
export function omitRefused(service: string) {
  const refused = new Set(known.get(service));
  let hasNews = false;
  return {
    async fetch(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
      hasNews = false;
      const body = without(JSON.parse(String(init.body)) as Body, refused);
      const response = await fetch(url, { ...init, body: JSON.stringify(body) });
      if (!refusals.includes(response.status)) return response;
      const complaint = await response.text();
      const parameter = namedIn(complaint.slice(0, readWords), body);
      if (parameter) refused.add(parameter);
      hasNews = parameter !== undefined;
      return new Response(complaint, response);
    },
    /** Whether the last call failed by a parameter that the next one omits. */
    hasNews: () => hasNews,
    /** Call after a success: confirms the omissions. */
    keep: () => void known.set(service, refused),
  };
}

type Body = Record<string, unknown>;

/** The length limit has two names; the second is tried before omission. */
function without(body: Body, refused: ReadonlySet<string>): Body {
  const limit = body.max_tokens ?? body.max_completion_tokens;
  const names =
    "max_tokens" in body ? ["max_tokens", "max_completion_tokens"] : ["max_completion_tokens", "max_tokens"];
  const name = names.find((candidate) => !refused.has(candidate));
  const kept = Object.entries(body).filter(([key]) => !refused.has(key) && !names.includes(key));
  return { ...Object.fromEntries(kept), ...(name && limit !== undefined && { [name]: limit }) };
}

/** The optional parameter, of those sent, that an error message names. */
function namedIn(complaint: string, body: Body): string | undefined {
  const sent = Object.keys(optional).filter((name) => name in body);
  return (
    sent.find((name) => complaint.includes(`"${name}"`) || complaint.includes(`'${name}'`)) ??
    sent.find((name) => complaint.includes(name)) ??
    sent.find((name) => optional[name]!.test(complaint))
  );
}
