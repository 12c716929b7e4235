import { responseJudge } from "./response-faults";
import { findOperation, operationsOf, type ApiDocument } from "./operations";
import type { GeneratedRequest } from "./requests";
import { learn } from "./fuzz-users";
import { sender, type HttpResponse, type WireRequest } from "./send";
import { Tally } from "./tally";
import { callerOf, wireRequestOf, type FuzzUsers } from "./town-of-fuzz-users";

const short = (text: string) => (text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length})` : text);

const describe = ({ method, address, headers, body }: WireRequest, response?: HttpResponse) =>
  [
    `${method} ${short(address)}`,
    short(JSON.stringify(headers)),
    body && short(JSON.stringify(body.toString("utf8"))),
    response && `${response.status} ${JSON.stringify(response.headers)}`,
    response && short(response.text),
  ]
    .filter(Boolean)
    .join("\n");

/** Sends generated requests to the site at `origin`; throws the faults of a response together with the request. */
export function requestRunner(
  origin: string,
  connections: number,
  document: ApiDocument,
  fuzzUsers: FuzzUsers,
) {
  const operations = operationsOf(document);
  const { send, close } = sender(origin, connections);
  const faultsOf = responseJudge(document);
  const tally = new Tally();
  const everybody = [...fuzzUsers.remainingUsers, ...fuzzUsers.usersDeletedDuringRun];

  async function run(generated: GeneratedRequest): Promise<void> {
    const caller = callerOf(generated, operations, fuzzUsers);
    const sent = wireRequestOf(generated, caller, fuzzUsers, origin);
    const response = await send(sent).catch((cause: unknown) => {
      throw new Error(`no answer (${String(cause)}) to\n${describe(sent)}`, { cause });
    });
    const operation = findOperation(operations, sent.method, sent.address);
    tally.count(operation, response.status, sent.body !== null);
    // An odd address may belong to a page.
    const isOfApi = /^\/api(?:\/|$)/i.test(new URL(sent.address, origin).pathname);
    const faults = isOfApi
      ? faultsOf(sent, response, operation)
      : response.status < 500
        ? []
        : [`the status ${response.status}`];
    const told = JSON.stringify(response.headers) + response.text;
    const others = everybody.filter((one) => one !== caller);
    if (others.some(({ secrets }) => secrets.some((secret) => told.includes(secret))))
      faults.push("somebody else's secret");
    if (faults.length > 0)
      throw new Error(`${faults.join(", ")} in the answer to\n${describe(sent, response)}`);
    if (operation && response.status < 300 && sent.method !== "HEAD" && response.text.startsWith("{"))
      learn(caller, operation.id, sent.address, JSON.parse(response.text));
  }

  return { run, tally, close };
}
