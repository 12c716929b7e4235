import { useEffect } from "react";

/**
 * Fetches, once the page stands, what its reader's own work depends on, so that it opens without a network too; null: there is no
 * such work here. What is only read waits until somebody seems to want it.
 */
export function useAhead(ahead: (() => Promise<unknown>) | null) {
  useEffect(() => {
    // Where this fails, whoever wants it fetches it again.
    ahead?.().catch(() => undefined);
  }, [ahead]);
}
