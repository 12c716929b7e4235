import * as fc from "fast-check";

import { seed } from "./sampling";

fc.configureGlobal({ seed });
