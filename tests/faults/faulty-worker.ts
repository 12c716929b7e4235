// The built Worker with faults in its bindings, as a request orders them: an entry for test servers only.
// @ts-expect-error The built Worker stands next to this module where it is served (`serve-workers.ts`).
import worker from "./index.js";
import { faultsHeader, withFaults } from "./faults.js";

const built = worker as ExportedHandler<Env> & Required<Pick<ExportedHandler<Env>, "fetch" | "scheduled">>;

export default {
  fetch: (request, env, execution) =>
    built.fetch(request, withFaults(env, request.headers.get(faultsHeader)), execution),
  scheduled: (...run) => built.scheduled(...run),
} satisfies ExportedHandler<Env>;
