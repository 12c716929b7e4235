import { useState } from "react";

import type { Fault } from "../messages";
import { faultIn } from "./ask";

/** One call at a time, with its state: `run` returns null for a failed one, whose reason is `fault`. */
export function useCall() {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  return {
    pending,
    fault,
    fail: (code: string) => setFault({ code, message: "" }),
    async run<Value>(call: () => Promise<Value>): Promise<Value | null> {
      setPending(true);
      setFault(null);
      try {
        return await call();
      } catch (thrown) {
        setFault(faultIn(thrown));
        return null;
      } finally {
        setPending(false);
      }
    },
  };
}
