import { useEffect, useRef, useState } from "react";

/**
 * Posts JSON to the site's API. `post` returns the response's body, whatever its status; an empty one after a failure of the network, and null
 * once the component is gone: unmounting aborts it.
 */
export function usePost<Received extends object>() {
  const [pending, setPending] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const post = async (path: string, body: object): Promise<Received | { error?: string } | null> => {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    const headers = { "Content-Type": "application/json" };
    setPending(true);
    const received = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal })
      .then((response) => response.json() as Promise<Received | { error?: string }>)
      .catch(() => ({}));
    if (signal.aborted) return null;
    setPending(false);
    return received;
  };
  return { pending, post };
}
