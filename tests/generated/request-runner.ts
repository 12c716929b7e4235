import { answerJudge } from "./answer-faults";
import { findOperation, operationsOf, type ApiDocument } from "./operations";
import type { GeneratedRequest } from "./requests";
import { learn } from "./residents";
import { sender, type Answer, type Letter } from "./send";
import { Tally } from "./tally";
import { callerOf, letterOf, type Residents } from "./town-of-residents";

const short = (text: string) => (text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length})` : text);

const describe = ({ method, address, headers, body }: Letter, answer?: Answer) =>
  [
    `${method} ${short(address)}`,
    short(JSON.stringify(headers)),
    body && short(JSON.stringify(body.toString("utf8"))),
    answer && `${answer.status} ${JSON.stringify(answer.headers)}`,
    answer && short(answer.text),
  ]
    .filter(Boolean)
    .join("\n");

/** Sends generated requests to the site at `origin`; throws the faults of a response together with the request. */
export function requestRunner(
  origin: string,
  connections: number,
  document: ApiDocument,
  residents: Residents,
) {
  const operations = operationsOf(document);
  const { send, close } = sender(origin, connections);
  const faultsOf = answerJudge(document);
  const tally = new Tally();
  const everybody = [...residents.staying, ...residents.leaving];

  async function run(generated: GeneratedRequest): Promise<void> {
    const caller = callerOf(generated, operations, residents);
    const letter = letterOf(generated, caller, residents, origin);
    const answer = await send(letter).catch((cause: unknown) => {
      throw new Error(`no answer (${String(cause)}) to\n${describe(letter)}`, { cause });
    });
    const operation = findOperation(operations, letter.method, letter.address);
    tally.count(operation, answer.status, letter.body !== null);
    // An odd address may belong to a page.
    const isOfApi = /^\/api(?:\/|$)/i.test(new URL(letter.address, origin).pathname);
    const faults = isOfApi
      ? faultsOf(letter, answer, operation)
      : answer.status < 500
        ? []
        : [`the status ${answer.status}`];
    const told = JSON.stringify(answer.headers) + answer.text;
    const others = everybody.filter((one) => one !== caller);
    if (others.some(({ secrets }) => secrets.some((secret) => told.includes(secret))))
      faults.push("somebody else's secret");
    if (faults.length > 0)
      throw new Error(`${faults.join(", ")} in the answer to\n${describe(letter, answer)}`);
    if (operation && answer.status < 300 && letter.method !== "HEAD" && answer.text.startsWith("{"))
      learn(caller, operation.id, letter.address, JSON.parse(answer.text));
  }

  return { run, tally, close };
}
