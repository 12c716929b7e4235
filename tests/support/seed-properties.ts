import * as fc from "fast-check";

import { seed } from "./sampling";

// With the error's own message, by which Vitest knows a lost connection of the runtime and runs the test again.
fc.configureGlobal({ seed, includeErrorInReport: true });
