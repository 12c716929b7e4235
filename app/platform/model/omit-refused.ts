/** Parameters that some services or models refuse, with other words by which a service names them. */
const optional: Record<string, RegExp> = {
  reasoning_effort: /reasoning|thinking/i,
  response_format: /json_?schema|structured.output/i,
  max_tokens: /max_tokens/,
  max_completion_tokens: /max_completion_tokens/,
  stream_options: /include_usage/,
};

const refusals = [400, 422];

/** Characters of a complaint that are read. */
const readWords = 4_000;

/** What each service and model has refused so far: an isolate learns it once. */
const known = new Map<string, ReadonlySet<string>>();

/** The calls of one answer: `fetch` leaves out the optional parameters that the service is known to refuse, and learns new ones. */
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
    /** Whether the last call failed by a parameter that the next one leaves out. */
    hasNews: () => hasNews,
    /** To be called when a call has succeeded: what it left out was rightly left out. */
    keep: () => void known.set(service, refused),
  };
}

type Body = Record<string, unknown>;

/** The limit of length has two names; the second one is tried before there is none. */
function without(body: Body, refused: ReadonlySet<string>): Body {
  const limit = body.max_tokens ?? body.max_completion_tokens;
  const names =
    "max_tokens" in body ? ["max_tokens", "max_completion_tokens"] : ["max_completion_tokens", "max_tokens"];
  const name = names.find((candidate) => !refused.has(candidate));
  const kept = Object.entries(body).filter(([key]) => !refused.has(key) && !names.includes(key));
  return { ...Object.fromEntries(kept), ...(name && limit !== undefined && { [name]: limit }) };
}

/** The optional parameter that a complaint names, of those that were sent. */
function namedIn(complaint: string, body: Body): string | undefined {
  const sent = Object.keys(optional).filter((name) => name in body);
  return (
    sent.find((name) => complaint.includes(`"${name}"`) || complaint.includes(`'${name}'`)) ??
    sent.find((name) => complaint.includes(name)) ??
    sent.find((name) => optional[name]!.test(complaint))
  );
}
