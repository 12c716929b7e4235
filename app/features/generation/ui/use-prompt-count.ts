import { useEffect, useState } from "react";
import { href } from "react-router";

/** The number of prompts: what came with the page, and asked for again as its reader comes back (specification, section 9). */
export function usePromptCount(total: number): number {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const ask = async () => {
      const response = await fetch(href("/api/prompts/count"));
      if (response.ok) setCount(((await response.json()) as { count: number }).count);
    };
    const listen = () => void ask().catch(() => undefined);
    window.addEventListener("focus", listen);
    return () => window.removeEventListener("focus", listen);
  }, []);
  return count ?? total;
}
